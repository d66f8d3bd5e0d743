/** The home page: `content/home.yaml`. The counts are the owner's, so the schema holds them. */
import { z } from 'zod';
import { action, headline, linkTarget, pageHead, sitePath, slug, words } from './words.ts';

/** A figure that counts up. */
const statItem = z.strictObject({
  percentage: z.int().min(0).max(100),
  description: words,
  reason: words,
});

/** A strategy pillar, a future-proof item or a step of the delivery framework. */
export const pillarItem = z.strictObject({
  image: slug,
  title: words,
  description: words,
  path: sitePath.optional(),
});

/** A step of the delivery framework also says how long it takes and what it leaves behind. */
const frameworkItem = pillarItem.extend({ duration: words, result: words });

const blogTeaser = z.strictObject({
  title: words,
  image: slug,
  description: words,
  path: linkTarget,
  /** A discipline, not a person. */
  author: words,
  readingTime: words,
  category: words,
  authorAvatar: slug,
});

const discipline = z.strictObject({ image: slug, name: words, description: words });

const person = z.strictObject({ name: words, role: words, portrait: slug });

const section = { heading: headline, lead: words };

export const homeSchema = z.strictObject({
  ...pageHead.shape,
  hero: z.strictObject({
    headline,
    lead: words,
    primary: action,
    secondary: action,
    waypoints: z.array(words).length(4),
  }),
  clarity: z.strictObject({ statement: headline, note: words }),
  trusted: z.strictObject({ heading: words, pause: words, resume: words }),
  failures: z.strictObject({ ...section, source: words, items: z.array(statItem).length(3) }),
  pillars: z.strictObject({ ...section, items: z.array(pillarItem).length(4) }),
  futureProof: z.strictObject({ ...section, items: z.array(pillarItem).length(4) }),
  framework: z.strictObject({ ...section, items: z.array(frameworkItem).length(4), action }),
  services: z.strictObject({ ...section, featured: z.array(sitePath).length(4), action }),
  caseStudies: z.strictObject({ ...section, featured: z.array(slug).length(3), action }),
  blog: z.strictObject({ ...section, items: z.array(blogTeaser).length(3), action }),
  team: z.strictObject({
    ...section,
    disciplines: z.array(discipline).min(1),
    people: z.array(person),
    action,
  }),
  closing: z.strictObject({ ...section, action }),
});

export type Home = z.infer<typeof homeSchema>;
export type StatItem = z.infer<typeof statItem>;
export type PillarItem = z.infer<typeof pillarItem>;
export type FrameworkItem = z.infer<typeof frameworkItem>;
export type BlogTeaser = z.infer<typeof blogTeaser>;
export type Discipline = z.infer<typeof discipline>;
export type Person = z.infer<typeof person>;
