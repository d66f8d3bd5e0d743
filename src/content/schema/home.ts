/** The home page: `content/home.yaml`. A section that can be left out is optional. */
import { z } from 'zod';
import { type ContentNames, caseStudyName, offerPath } from './names.ts';
import {
  action,
  fields,
  headline,
  linkTarget,
  opening,
  pageHead,
  pictureName,
  section,
  sitePath,
  text,
} from './shapes.ts';

const statItem = fields({
  percentage: z.int().min(0).max(100).describe('a whole number, 0 to 100'),
  description: 'what the figure counts',
  reason: 'why it is so',
});

const pillar = {
  image: pictureName,
  title: 'a few words',
  description: 'what it says, in a sentence',
  path: sitePath.optional(),
};

const pillars = z.array(fields(pillar)).length(4).describe('four entries');

const frameworkItem = fields({
  ...pillar,
  duration: 'how long it takes',
  result: 'what it leaves behind',
});

const blogTeaser = fields({
  title: 'the article’s title',
  image: pictureName,
  description: 'what the article says, in a sentence',
  path: linkTarget,
  author: 'a discipline, not a person',
  readingTime: 'how long it takes to read',
  category: 'what it is about, in a word or two',
  authorAvatar: pictureName,
});

const discipline = fields({
  image: pictureName,
  name: 'what the discipline is called',
  description: 'what they do',
  handsOver: 'what a client gets from them',
});

const person = fields({
  name: 'the person’s name',
  role: 'what the person does',
  portrait: pictureName.optional(),
});

export const homeSchema = (names: ContentNames) =>
  fields({
    ...pageHead,
    hero: {
      ...opening,
      primary: action.describe('the button'),
      secondary: action.describe('the second link'),
    },
    clarity: fields({ statement: headline, note: 'the sentence below it' }).optional(),
    trusted: fields({
      heading: 'the heading',
      pending: 'the note shown while an organisation in the strip has not approved its case study',
      pause: 'the button’s words while the strip moves',
      resume: 'the button’s words while it stands still',
    }).optional(),
    failures: fields({
      ...section,
      source: 'where the figures come from',
      items: z.array(statItem).min(1).max(3).describe('one to three figures'),
    }).optional(),
    pillars: fields({ ...section, items: pillars }).optional(),
    futureProof: fields({ ...section, items: pillars }).optional(),
    framework: fields({
      ...section,
      items: z.array(frameworkItem).length(4).describe('four stages'),
      action,
      planner: action.optional().describe('the link to the planner'),
    }).optional(),
    services: fields({
      ...section,
      featured: z.array(offerPath(names)).min(1).max(4).describe('one to four paths of services'),
      action,
      more: z.array(action).default([]).describe('further links'),
    }).optional(),
    caseStudies: fields({
      ...section,
      approvedLead: text.optional().describe('the lead for when every case study is approved'),
      featured: z.array(caseStudyName(names)).min(1).max(3).describe('one to three names of case studies'),
      action,
    }).optional(),
    blog: fields({
      ...section,
      items: z.array(blogTeaser).min(1).max(3).describe('one to three articles'),
      action,
    }).optional(),
    team: {
      ...section,
      disciplines: z.array(discipline).min(1).describe('the disciplines, with a picture each'),
      people: z.array(person).describe('real people, or []'),
      action,
    },
    closing: { ...section, action },
  });
