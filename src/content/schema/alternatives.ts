/** What the owner's pictures show, by the names of their files: `content/images/alternatives.yaml`. */
import { z } from 'zod';
import { text } from './text.ts';

/** Shares of the picture's width and height, from its left and top. */
export type Focus = { x: number; y: number };

const places: Readonly<Record<string, Focus>> = {
  top: { x: 0.5, y: 0 },
  bottom: { x: 0.5, y: 1 },
  left: { x: 0, y: 0.5 },
  right: { x: 1, y: 0.5 },
};

/** `top`, or `30% 10%` from left and top; null for anything else. */
export function readFocus(words: string): Focus | null {
  const [, x, y] = /^(\d{1,2}|100)% (\d{1,2}|100)%$/.exec(words) ?? [];
  return x && y ? { x: Number(x) / 100, y: Number(y) / 100 } : (places[words] ?? null);
}

const description = z
  .strictObject(
    {
      alternative: text.optional().describe('what the picture shows'),
      decorative: z.literal(true).optional().describe('true for a picture that says nothing'),
      focus: z
        .string()
        .refine((words) => readFocus(words) !== null, {
          error:
            'is no place: write top, bottom, left or right, or two shares from left and top such as 30% 10%',
        })
        .optional()
        .describe('the part that matters where the picture is cut, such as bottom or 30% 10%'),
    },
    {
      error: ({ input }) =>
        typeof input === 'string'
          ? `is a description without its field: write { alternative: ${input} }`
          : undefined,
    },
  )
  .refine(({ alternative, decorative }) => (alternative === undefined) !== (decorative === undefined), {
    error: 'has no description: write alternative: and what the picture shows, or decorative: true',
  });

export const alternativesSchema = z.record(z.string(), description).nullable();
