/** What the owner's pictures show, by the names of their files: `content/pictures/alternatives.yaml`. */
import { z } from 'zod';
import { fields, text } from './shapes.ts';

const description = fields({
  alternative: text.optional().describe('what the picture shows'),
  decorative: z.literal(true).optional().describe('true for a picture that says nothing'),
}).refine(({ alternative, decorative }) => (alternative === undefined) !== (decorative === undefined), {
  error: 'has no description: write alternative: and what the picture shows, or decorative: true',
});

export const alternativesSchema = z.record(z.string(), description).nullable();
