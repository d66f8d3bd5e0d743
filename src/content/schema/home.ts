/** The home page: `content/home.yaml`. The schema enforces the counts that the owner asked for. */
import { z } from 'zod';
import { type ContentNames, caseStudyName, listOf, offerPath } from './names.ts';
import { action, headline, linkTarget, pageHead, pictureName, sitePath, text } from './text.ts';

const statItem = z.strictObject({
  percentage: z.int().min(0).max(100),
  description: text,
  reason: text,
});

const pillarItem = z.strictObject({
  image: pictureName,
  title: text,
  description: text,
  path: sitePath.optional(),
});

/** A step of the delivery framework also says how long it takes and what it leaves behind. */
const frameworkItem = pillarItem.extend({ duration: text, result: text });

const blogTeaser = z.strictObject({
  title: text,
  image: pictureName,
  description: text,
  path: linkTarget,
  author: text.describe('a discipline, not a person'),
  readingTime: text,
  category: text,
  authorAvatar: pictureName,
});

const discipline = z.strictObject({ image: pictureName, name: text, description: text });

/** A person without a portrait gets one drawn from their initials. */
const person = z.strictObject({ name: text, role: text, portrait: pictureName.optional() });

const section = { heading: headline, lead: text };

export const homeSchema = (names: ContentNames) =>
  z.strictObject({
    ...pageHead.shape,
    hero: z.strictObject({ headline, lead: text, primary: action, secondary: action }),
    clarity: z.strictObject({ statement: headline, note: text }),
    trusted: z.strictObject({
      heading: text,
      pending: text.describe(
        'the note shown while an organisation in the strip has not approved its case study',
      ),
      pause: text,
      resume: text,
      /** Names in the strip, in addition to the clients of the case studies. */
      partners: z.array(text).default([]),
    }),
    failures: z.strictObject({ ...section, source: text, items: z.array(statItem).length(3) }),
    pillars: z.strictObject({ ...section, items: z.array(pillarItem).length(4) }),
    futureProof: z.strictObject({ ...section, items: z.array(pillarItem).length(4) }),
    framework: z.strictObject({
      ...section,
      items: z.array(frameworkItem).length(4),
      action,
      planner: action,
    }),
    services: z.strictObject({ ...section, featured: listOf(offerPath(names)).length(4), action }),
    caseStudies: z.strictObject({
      ...section,
      /** In the place of `lead`, once every case study is approved. */
      approvedLead: text.optional(),
      featured: listOf(caseStudyName(names)).length(3),
      action,
    }),
    blog: z.strictObject({ ...section, items: z.array(blogTeaser).length(3), action }),
    team: z.strictObject({
      ...section,
      disciplines: z.array(discipline).min(1),
      people: z.array(person),
      action,
    }),
    closing: z.strictObject({ ...section, action }),
  });

export type Home = z.infer<ReturnType<typeof homeSchema>>;
