/** What the owner's pictures show, by the names of their files: `content/images/alternatives.yaml`. */
import { z } from 'zod';
import { readFocus } from '../pictures/picture-sizes.ts';
import { text } from './text.ts';

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
