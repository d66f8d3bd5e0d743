/** One piece of work: `content/case-studies/*.md`. Its file name is its address. */
import { z } from 'zod';
import { type ContentNames, offerPath } from './names.ts';
import { closing, filedPage, headline, pictureName, text, textWith } from './words.ts';

const part = z.strictObject({
  name: text.describe('what the part is called'),
  does: text.describe('what the part does'),
  fails: text
    .regex(
      /^\S+(?:\s+\S+){7,19}$/,
      'has not 8 to 20 words: say what becomes of the user’s work, and how it is noticed or fixed',
    )
    .describe('what happens when this part fails'),
});

const mark = z.strictObject({
  x: z.number().min(3).max(97).describe('per cent across the picture, 3 to 97'),
  y: z.number().min(4).max(96).describe('per cent down the picture, 4 to 96'),
});

const note = z.strictObject({
  at: mark.describe('its place in the picture, in per cent'),
  title: text.max(32, 'is longer than 32 characters: the margin has one line').describe('what is marked'),
  why: text.max(135, 'is longer than 135 characters: the margin has three lines').describe('why it is so'),
  instead: text
    .max(80, 'is longer than 80 characters: the margin has two lines')
    .optional()
    .describe('what was rejected and why, as it goes on behind “Instead of”'),
});

const result = z.strictObject({
  figure: text
    .max(12, 'is longer than 12 characters: write the figure alone, such as 38 % or 4 min')
    .describe('the figure alone, such as 38 %'),
  text: text.describe('what the figure counts, and since when'),
});

const quotation = z.strictObject({
  text: text.describe('what was said, without quotation marks'),
  by: text.describe('who said it: name and role'),
});

const caseStudyFields = (names: ContentNames) =>
  z.strictObject({
    ...filedPage.shape,
    client: text.describe("the organisation's name"),
    sector: text.describe("the organisation's line of business"),
    teaser: text.describe('one or two sentences for the card'),
    order: z.int().min(1).describe('its place among the case studies, as a number'),
    hero: z.enum(['light', 'dark']).describe('light or dark: the ground of the first screen'),
    /** Without these two, a cover is drawn and the client's name is set. */
    cover: pictureName.optional().describe('a picture in content/pictures, in the place of the drawn cover'),
    wordmark: pictureName.optional().describe('a picture in content/pictures, in the place of the set name'),
    logoStrip: z.boolean().optional().describe('false to leave the client out of the strip of logos'),
    headline,
    lead: text.describe('the sentences below the headline'),
    platforms: z.array(text).min(1).describe('the tags that the index filters by'),
    services: z
      .array(offerPath(names))
      // A company can have work to show before it has written of any service.
      .min(names.offers.length > 0 ? 1 : 0)
      .describe('the paths of the offers it belongs to, the main one first'),
    approval: z
      .enum(['pending', 'granted'])
      .describe('pending, or granted once the client has agreed in writing'),
    facts: z
      .array(
        z.strictObject({ label: text.describe('what the fact is about'), value: text.describe('the fact') }),
      )
      .min(3)
      .max(5)
      .describe('three to five facts, each with label and value'),
    /** The interface, drawn or as a picture: its caption, and what it shows for those who do not see it. */
    sketch: z
      .strictObject({
        caption: text.describe('the line below the drawing'),
        alternative: text.describe('what it shows, for people who can’t see it'),
        image: pictureName.optional().describe('a picture in content/pictures, in the place of the drawing'),
        notes: z.array(note).min(3).max(5).describe('three to five notes in the margin'),
        place: z
          .enum(['first', 'after-problem', 'after-plan'])
          .default('after-problem')
          .describe(
            'where the drawing stands: first if the screen is the point, after-plan if the way there is, or else after the problem',
          ),
      })
      .optional()
      .describe('the interface, drawn or as a picture'),
    architecture: z
      .strictObject({
        caption: text.describe('the line below the parts'),
        parts: z.array(part).min(3).max(6).describe('three to six parts'),
      })
      .optional()
      .describe('the parts, and what happens when one fails'),
    results: z
      .array(result)
      .min(1)
      .max(4)
      .optional()
      .describe('up to four results, once the client has agreed'),
    quotation: quotation.optional().describe('what the client says, once they have agreed'),
    next: closing.describe('the page’s last section'),
  });

/** Nobody is quoted, and no result claimed, before the client has agreed to it. */
export const caseStudySchema = (names: ContentNames) =>
  caseStudyFields(names).check(({ value, issues }) => {
    if (value.approval === 'granted') return;
    for (const field of ['results', 'quotation'] as const) {
      if (value[field] === undefined) continue;
      const message = `needs the client’s approval: set approval to granted once they have agreed in writing, or remove ${field}`;
      issues.push({ code: 'custom', path: [field], message, input: value });
    }
  });

export const caseStudyWords = {
  /** The mark on a case study and its card until the organisation has approved it. */
  provisional: textWith({ client: 'the organisation’s name' }).describe(
    'the mark of a case study that isn’t approved, with {client} in it',
  ),
  study: z
    .strictObject({
      facts: z
        .strictObject({
          client: text.describe('what the client is called'),
          services: text.describe('what the services are called'),
          platforms: text.describe('what the platforms are called'),
        })
        .describe('what the facts at the top are called'),
      drawing: headline,
      mark: textWith({ number: 'the number of the note', title: 'the title of the note' }).describe(
        'the name of a mark in the drawing, with {number} and {title} in it',
      ),
      instead: text.describe('the words before what was rejected'),
      parts: headline,
      fails: text.describe('the words before what happens when a part fails'),
      results: headline,
    })
    .describe('the words of a case study’s page'),
};
