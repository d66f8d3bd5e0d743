/** Around the planner, whose own words are `content/calculators/planner.yaml`: `content/pages/plot-a-course.md`. */
import { z } from 'zod';
import { closing, text, writtenPage } from './words.ts';

export const plannerPageSchema = z.strictObject({
  ...writtenPage.shape,
  invitation: text.describe('the link to it below other pages’ last section'),
  next: closing.describe('the page’s last section'),
});
