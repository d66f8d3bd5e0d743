/** One piece of work: `content/case-studies/*.md`. Its file name is its address. */
import { z } from 'zod';
import { type ContentNames, offerPath } from './names.ts';
import { closing, fields, filedPage, headline, opening, text } from './shapes.ts';

const part = fields({
  name: 'what the part is called',
  does: 'what the part does',
  fails: 'what happens when this part fails: to the user’s work, and how it’s noticed or fixed',
});

const note = fields({
  /** Its place in the picture. */
  at: {
    x: z.number().min(3).max(97).describe('per cent across the picture, 3 to 97'),
    y: z.number().min(4).max(96).describe('per cent down the picture, 4 to 96'),
  },
  title: text.max(32, 'is longer than 32 characters: the margin has one line').describe('what is marked'),
  why: text.max(135, 'is longer than 135 characters: the margin has three lines').describe('why it is so'),
  instead: text
    .max(80, 'is longer than 80 characters: the margin has two lines')
    .optional()
    .describe('what was rejected and why, as it goes on behind “Instead of”'),
});

const result = fields({
  figure: text
    .max(12, 'is longer than 12 characters: write the figure alone, such as 38 % or 4 min')
    .describe('the figure alone, such as 38 %'),
  text: 'what the figure counts, and since when',
});

/** Nobody is quoted, and no result claimed, before the client has agreed to it. */
export const caseStudySchema = (names: ContentNames) =>
  fields({
    ...filedPage,
    ...opening,
    client: "the organisation's name",
    sector: "the organisation's line of business",
    teaser: 'one or two sentences for the card',
    order: z.int().min(1).describe('its place among the case studies, as a number'),
    hero: z.enum(['light', 'dark']).describe('light or dark: the ground of the first screen'),
    platforms: z.array(text).min(1).describe('the tags on its card'),
    services: z
      .array(offerPath(names))
      // A company can have work to show before it has written of any service.
      .min(names.offers.length > 0 ? 1 : 0)
      .describe('the paths of the offers it belongs to, the main one first'),
    approval: z
      .enum(['pending', 'granted'])
      .describe('pending, or granted once the client has agreed in writing'),
    facts: z
      .array(fields({ label: 'what the fact is about', value: 'the fact' }))
      .min(3)
      .max(5)
      .describe('three to five facts, each with label and value'),
    /** The interface: its caption, and what it shows for those who do not see it. */
    sketch: fields({
      caption: 'the line below the drawing',
      alternative: 'what it shows, for people who can’t see it',
      notes: z.array(note).min(3).max(5).describe('three to five notes in the margin'),
      place: z
        .enum(['first', 'after-problem', 'after-plan'])
        .default('after-problem')
        .describe(
          'where the drawing stands: first if the screen is the point, after-plan if the way there is, or else after the problem',
        ),
    }).optional(),
    architecture: fields({
      caption: 'the line below the parts',
      parts: z.array(part).min(3).max(6).describe('three to six parts'),
    }).optional(),
    results: z.array(result).min(1).max(4).optional().describe('up to four results'),
    quotation: fields({
      text: 'what was said, without quotation marks',
      by: 'who said it: name and role',
    }).optional(),
    next: closing,
  }).check(({ value, issues }) => {
    if (value.approval === 'granted') return;
    for (const field of ['results', 'quotation'] as const) {
      if (value[field] === undefined) continue;
      const message = `needs the client’s approval: set approval to granted once they have agreed in writing, or remove ${field}`;
      issues.push({ code: 'custom', path: [field], message, input: value });
    }
  });

/** On every case study's page and card, by the index's file. */
export const caseStudyWords = {
  provisional: 'the mark of a case study that isn’t approved, with {client} in it',
  study: {
    facts: {
      client: 'what the client is called',
      services: 'what the services are called',
      platforms: 'what the platforms are called',
    },
    drawing: headline,
    mark: 'the name of a mark in the drawing, with {number} and {title} in it',
    instead: 'the words before what was rejected',
    parts: headline,
    fails: 'the words before what happens when a part fails',
    results: headline,
  },
} as const;
