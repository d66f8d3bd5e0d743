/** What only the provider can confirm: `content/claims.yaml`. */
import { z } from 'zod';
import { text, words } from './text.ts';

export const claimsSchema = z.array(
  z.strictObject({
    file: text.describe('the file below content/ that makes the claim'),
    quote: words.describe('words of the claim, as they are on one line of the file'),
    confirm: text.describe('what you have to confirm'),
    confirmed: z.boolean().describe('true once it’s right'),
  }),
);
