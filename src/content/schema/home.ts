/** The home page: `content/home.yaml`. A section that can be left out is optional. */
import { z } from 'zod';
import { type ContentNames, caseStudyName, offerPath } from './names.ts';
import { action, headline, linkTarget, pageHead, pictureName, sitePath, text } from './words.ts';

const statItem = z.strictObject({
  percentage: z.int().min(0).max(100).describe('a whole number, 0 to 100'),
  description: text.describe('what the figure counts'),
  reason: text.describe('why it is so'),
});

const pillarItem = z.strictObject({
  image: pictureName,
  title: text.describe('a few words'),
  description: text.describe('what it says, in a sentence'),
  path: sitePath.optional(),
});

const frameworkItem = pillarItem.extend({
  duration: text.describe('how long it takes'),
  result: text.describe('what it leaves behind'),
});

const blogTeaser = z.strictObject({
  title: text.describe('the article’s title'),
  image: pictureName,
  description: text.describe('what the article says, in a sentence'),
  path: linkTarget,
  author: text.describe('a discipline, not a person'),
  readingTime: text.describe('how long it takes to read'),
  category: text.describe('what it is about, in a word or two'),
  authorAvatar: pictureName,
});

const discipline = z.strictObject({
  image: pictureName,
  name: text.describe('what the discipline is called'),
  description: text.describe('what they do'),
  handsOver: text.describe('what a client gets from them'),
});

const person = z.strictObject({
  name: text.describe('the person’s name'),
  role: text.describe('what the person does'),
  portrait: pictureName.optional().describe('a picture in content/pictures'),
});

const partner = z.union(
  [
    text.transform((name) => ({ name, logo: undefined })),
    z.strictObject({
      name: text.describe('the partner’s name'),
      logo: pictureName.describe('a picture in content/pictures'),
    }),
  ],
  { error: 'is neither a name nor { name: Acme, logo: acme-logo }: write one of the two' },
);

const section = {
  heading: headline.describe('the headline'),
  lead: text.describe('the sentences below the headline'),
};

export const homeSchema = (names: ContentNames) =>
  z.strictObject({
    ...pageHead.shape,
    hero: z
      .strictObject({
        headline,
        lead: text.describe('the sentences below the headline'),
        primary: action.describe('the button'),
        secondary: action.describe('the second link'),
      })
      .describe('the first screen'),
    clarity: z
      .strictObject({
        statement: headline.describe('the headline'),
        note: text.describe('the sentence below it'),
      })
      .describe('the banner below the first screen')
      .optional(),
    trusted: z
      .strictObject({
        heading: text.describe('the heading'),
        pending: text.describe(
          'the note shown while an organisation in the strip has not approved its case study',
        ),
        pause: text.describe('the button’s words while the strip moves'),
        resume: text.describe('the button’s words while it stands still'),
        partners: z.array(partner).default([]).describe('more names for the strip, or logos'),
      })
      .describe('the strip of logos')
      .optional(),
    failures: z
      .strictObject({
        ...section,
        source: text.describe('where the figures come from'),
        items: z.array(statItem).min(1).max(3).describe('one to three figures'),
      })
      .describe('the figures')
      .optional(),
    pillars: z
      .strictObject({ ...section, items: z.array(pillarItem).length(4).describe('four pillars') })
      .describe('the four pillars')
      .optional(),
    futureProof: z
      .strictObject({ ...section, items: z.array(pillarItem).length(4).describe('four entries') })
      .describe('the four points on what lasts')
      .optional(),
    framework: z
      .strictObject({
        ...section,
        items: z.array(frameworkItem).length(4).describe('four stages'),
        action,
        planner: action.optional().describe('the link to the planner'),
      })
      .describe('the four stages')
      .optional(),
    services: z
      .strictObject({
        ...section,
        featured: z.array(offerPath(names)).min(1).max(4).describe('one to four paths of services'),
        action,
        more: z.array(action).default([]).describe('further links'),
      })
      .describe('the services shown')
      .optional(),
    caseStudies: z
      .strictObject({
        ...section,
        approvedLead: text.optional().describe('the lead for when every case study is approved'),
        featured: z.array(caseStudyName(names)).min(1).max(3).describe('one to three names of case studies'),
        action,
      })
      .describe('the case studies shown')
      .optional(),
    blog: z
      .strictObject({
        ...section,
        items: z.array(blogTeaser).min(1).max(3).describe('one to three articles'),
        action,
      })
      .describe('the articles')
      .optional(),
    team: z
      .strictObject({
        ...section,
        disciplines: z.array(discipline).min(1).describe('the disciplines, with a picture each'),
        people: z.array(person).describe('real people, or []'),
        action,
      })
      .describe('the disciplines and people'),
    closing: z.strictObject({ ...section, action }).describe('the last section'),
  });
