/** Drafts of what an editor adds most: valid as they are, so that the site builds, and plainly unfinished. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { insertEntry, quoted } from './insert-entry.ts';

export type Draft = { file: string; text: string };

type Write = (folder: string, name: string, slug: string) => Draft;

export const kinds: Readonly<Record<string, Write>> = {
  'case-study': (folder, name, slug) => ({
    file: unused(join(folder, 'case-studies', `${slug}.md`)),
    text: page(
      [
        ...head(
          name,
          `What the work for ${name} was about, how it was done, and what we would do differently.`,
        ),
        `client: ${quoted(name)}`,
        'sector: Write the line of business',
        'teaser: Write one or two sentences about what the trouble was and what was built.',
        `order: ${nextOrder(join(folder, 'case-studies'))}`,
        'hero: light',
        'headline: Write a headline with *an accent*',
        'lead: Write who had which trouble, and what they can do now.',
        'platforms: [Web]',
        `services: [${firstOffer(folder)}]`,
        'approval: pending',
        'facts:',
        '  - { label: For, value: Write who uses it }',
        '  - { label: Team, value: Write who made it }',
        '  - { label: Method, value: Write how it was made }',
        'architecture:',
        '  caption: Write in one sentence how the parts work together.',
        '  parts:',
        '    - { name: First part, does: Write what it does }',
        '    - { name: Second part, does: Write what it does }',
        '    - { name: Third part, does: Write what it does }',
        ...next,
      ],
      ['Situation', 'Constraints', 'Approach', 'What was built', 'How it was tested and rolled out'].concat(
        'What we would do differently',
      ),
    ),
  }),
  service: (folder, name, slug) => ({
    file: unused(join(folder, 'services', `${slug}.md`)),
    text: page(
      [
        ...head(
          name,
          `What ${name} is for, how it goes step by step, how long it takes, and when it is wrong.`,
        ),
        `name: ${quoted(name)}`,
        'summary: Write in one sentence what a client gets.',
        `order: ${nextOrder(join(folder, 'services'))}`,
        'headline: Write a headline with *an accent*',
        'lead: Write what the trouble is, and what you do about it.',
        'audience: Write who the page is for.',
        'outcomes: [Write a first outcome, Write a second outcome, Write a third outcome]',
        'steps:',
        '  heading: How it *goes*',
        '  items:',
        ...['First', 'Second', 'Third'].map(
          (step) => `    - { title: ${step} step, duration: 2 weeks, description: Write what happens. }`,
        ),
        'technology:',
        '  - { group: Write a group, names: [Write a name] }',
        '  - { group: Write another group, names: [Write a name] }',
        'notFor:',
        '  heading: When to leave it *alone*',
        '  reasons: [Write when this is wrong, Write another case]',
        `caseStudies: [${firstName(join(folder, 'case-studies'))}]`,
        `related: [${firstOffer(folder)}]`,
        'questions:',
        ...['first', 'second', 'third', 'fourth'].map(
          (place) => `  - { question: 'Write a ${place} question?', answer: Write a straight answer. }`,
        ),
        ...next,
      ],
      ['The trouble', 'What we do about it'],
    ),
  }),
  page: (folder, name, slug) => ({
    file: unused(join(folder, 'pages', `${slug}.md`)),
    text: page(
      [
        ...head(
          name,
          `What ${name} is about. Write this sentence anew: search results show it below the title.`,
        ),
        `headline: ${quoted(name)}`,
        'lead: Write what a reader finds here.',
      ],
      ['First section'],
    ),
  }),
  member: (folder, name) => {
    const file = join(folder, 'home.yaml');
    const fields = { name, role: 'Write the role' };
    return { file, text: insertEntry(readFileSync(file, 'utf8'), ['team', 'people'], fields) };
  },
  teaser: (folder, name) => {
    const file = join(folder, 'home.yaml');
    const fields = {
      title: name,
      image: 'teaser-discovery',
      description: 'Write what a reader learns.',
      path: 'blog:/',
      author: 'Engineering',
      readingTime: '5 min',
      category: 'Write a category',
      authorAvatar: 'avatar-engineering',
    };
    // The home page shows three.
    const options = { first: true, limit: 3 };
    return { file, text: insertEntry(readFileSync(file, 'utf8'), ['blog', 'items'], fields, options) };
  },
};

const next = [
  'next:',
  '  heading: What would *you* ask?',
  '  text: Write what a reader should tell you.',
  '  action: { label: Talk about your project, path: /contact-us }',
];

function head(name: string, description: string): string[] {
  return [
    `title: ${quoted(name.slice(0, 45).trim())}`,
    `description: ${quoted(description.slice(0, 160).trim())}`,
    `socialTitle: ${quoted(name.slice(0, 90).trim())}`,
  ];
}

function page(fields: readonly string[], headings: readonly string[]): string {
  const body = headings.map((heading) => `\n## ${heading}\n\nWrite this section.\n`);
  return `---\n${fields.join('\n')}\n---\n${body.join('')}`;
}

function nextOrder(folder: string): number {
  const orders = names(folder).map((name) => {
    const [, order] = /^order: (\d+)$/m.exec(readFileSync(join(folder, name), 'utf8')) ?? [];
    return Number(order ?? 0);
  });
  return Math.max(0, ...orders) + 1;
}

function firstOffer(folder: string): string {
  return `/services/${firstName(join(folder, 'services'))}`;
}

function firstName(folder: string): string {
  const [name] = names(folder);
  if (!name) throw new Error(`${folder} is empty, and the draft refers to what is in it`);
  return name.replace('.md', '');
}

function names(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort();
}

function unused(file: string): string {
  if (existsSync(file)) throw new Error(`${file} exists already: choose another name`);
  return file;
}
