/**
 * No field of the content is written for nothing. Page data and components are given stand-ins that note what
 * they read, while every page, the bar, the footer and a document are made.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { ContactFormState } from '../../contract/contact-form.ts';
import { fieldsOf, unwrap } from '../content/describe-issue.ts';
import { layoutData } from '../content/page-data/layout.ts';
import { paths } from '../content/paths.ts';
import { caseStudySchema } from '../content/schema/case-study.ts';
import { homeSchema } from '../content/schema/home.ts';
import { navigationSchema } from '../content/schema/navigation.ts';
import { offerSchema } from '../content/schema/offer.ts';
import { readSite, type Site } from '../content/site.ts';
import { renderDocument } from './documents.ts';
import { drawingsFor } from './drawings.ts';
import { type ListedPage, listPages } from './page-list.ts';
import { PictureRegistry } from './pictures.ts';
import { renderPages } from './render-pages.ts';
import { renderPage } from './renderer.ts';
import { fieldsIn, watchReads } from './testing/watch-reads.ts';

/** The content with each field given that may be left out. */
function fullSite(): Site {
  const site = readSite('content');
  const { home } = site;
  home.team.people.push({ name: 'Ada Lovelace', role: 'Engineering', portrait: 'avatar-engineering' });
  home.trusted.partners.push('Analytical Engines');
  const [study] = site.caseStudies;
  if (study?.sketch) {
    Object.assign(study, { cover: 'case-dbs', wordmark: 'wordmark-dbs' });
    study.sketch.image = 'sketch-dbs';
  }
  site.prices.bands = [{ what: 'A week', from: 1000, to: 2000, unit: 'one person' }];
  for (const page of [home, ...site.offers, ...site.caseStudies]) page.updated = '2026-11-21';
  for (const { items } of [home.pillars, home.futureProof, home.framework]) {
    for (const item of items) item.path = '/company';
  }
  return site;
}

type Made = { site: Site; pages: ListedPage[]; reads: Set<string>; layout: ReturnType<typeof layoutData> };

const kindOf = (path: string) => path.replace(/^\/(services|enterprises|startups|case-studies)\/.+/, '/$1/*');

/** Makes everything from the site and notes what is read of it. */
async function make(full: Site): Promise<Made> {
  const reads = new Set<string>();
  const site = watchReads(full, 'site', reads);
  const names = [...drawingsFor(full).keys()];
  const svg = (name: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><desc>${name}</desc></svg>`;
  const registry = new PictureRegistry(new Map(names.map((name) => [name, () => svg(name)])));
  const builder = { site, picture: registry.find, hero: registry.find, siteUrl: full.provider.siteUrl };
  const pages = listPages(builder);
  const layout = layoutData(builder);
  const contact = pages.find(({ path }) => path === paths.contact);
  const shown = pages.map((page) => ({ ...page, data: watchReads(page.data, kindOf(page.path), reads) }));
  await renderPages(renderPage, shown, watchReads(layout, 'layout', reads));
  // The form as it comes back to its sender, for each reason that it may come back.
  for (const notice of ['too-many', 'too-large', 'unavailable', 'foreign-origin'] as const) {
    const problems: ContactFormState['problems'] = [
      { field: 'name', code: 'required', message: 'Write your name.' },
    ];
    const state: ContactFormState = { values: {}, problems, notice };
    await renderPage(paths.contact, {
      layout: async () => layout,
      page: async () => watchReads({ ...contact?.data, state }, paths.contact, reads),
      redirects: async () => [],
    });
  }
  for (const document of site.documents) await renderDocument(document, site.provider);
  return { site: full, pages, reads, layout };
}

/** Read while files are read, by another part of the build, or by the server. */
const readElsewhere = [
  /^site\.folder$/,
  /^site\.(offers|caseStudies|texts|documents)\.\*\.(file|path|slug|order|approval)$/,
  /^site\.pages\.\w+\.(file|slug)$/,
  /^site\.\w+\.\*\.sections\.\*\.id$/,
  /^site\.redirects\./,
  // For the sitemap.
  /^site\.(?:home|(?:offers|caseStudies)\.\*)\.updated$/,
  /^site\.provider\.(blogUrl|siteUrl|captchaSiteKey|logo|colours|typefaces|chartSeed)(\.|$)/,
];

/** Shown only after a visitor has done something, so by the browser alone: the code names them. */
const readInBrowsers = [
  ...['attach', 'attachHint', 'attachPreview', 'charactersLeft', 'charactersOver', 'sending', 'sendAgain'],
  ...['problems', 'later', 'resume', 'none', 'plan', 'planHint', 'planRemove', 'planRemoved'],
];
/** The browser's list of what has data. */
const pageList = /^layout\.pages\.\*$/;

/** Words for what a browser or a build has measured, of which there is none here. */
const visitTimings = /^(?:site\.pages\.thisSite|\/this-site)\.soundings\.(?:own\.|fetched)/;

/** Most words of an instrument are shown with an answer only, so they are looked for in its code: see below. */
const instruments = /^(?:site\.instruments|\/[\w-]+(?:\/\*)?\.instrument)\./;

const inBrowsers = new RegExp(
  `\\.(?:${readInBrowsers.join('|')})$|^(?:site\\.pages\\.contact|/contact-us)\\.form\\.(?:progress|notices|elsewhere)\\.|^/thank-you\\.receipt\\.|studies\\.\\*\\.services\\.\\*\\.path$|\\.drawing\\.`,
);

/** Shown until the owner has given prices. */
const withoutPrices = /\.prices\.noBands$/;

const isShownElsewhere = (field: string) =>
  [...readElsewhere, inBrowsers, pageList, instruments, withoutPrices, visitTimings].some((known) =>
    known.test(field),
  ) ||
  // A picture is handed on whole.
  /\.(?:narrow)\.alt$/.test(field);

function unread({ site, pages, reads, layout }: Made): string[] {
  const fields = [
    ...fieldsIn(site, 'site'),
    ...fieldsIn(layout, 'layout'),
    ...pages.flatMap(({ path, data }) => fieldsIn(data, kindOf(path))),
  ];
  return [...new Set(fields)].filter((field) => !reads.has(field) && !isShownElsewhere(field));
}

let made: Made;
beforeAll(async () => {
  made = await make(fullSite());
});

test('every field of the content is read', () => {
  expect(unread(made)).toEqual([]);
});

test('a field that nothing reads is found, in the content and on a page', async () => {
  const site = fullSite();
  Object.assign(site.home.hero, { waypoints: ['Discover'] });
  Object.assign(site.navigation.menu[0] ?? {}, { colour: 'red' });
  expect(unread(await make(site))).toEqual(
    expect.arrayContaining(['/.hero.waypoints.*', 'layout.menu.*.colour']),
  );
});

test.each([
  ['home', homeSchema],
  ['navigation', navigationSchema],
  ['caseStudies.*', caseStudySchema],
  ['offers.*', offerSchema],
] as const)('the sample gives every field that the schema of %s knows', (path, schema) => {
  const given = new Set(fieldsIn(made.site, 'site').flatMap(withParents));
  expect(schemaFields(schema, `site.${path}`).filter((field) => !given.has(field))).toEqual([]);
});

test('what only browsers read is named in the code that they run', () => {
  const code = ['src/sections', 'src/pages', 'src/browser']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  expect(readInBrowsers.filter((name) => !new RegExp(`\\.${name}\\b`).test(code))).toEqual([]);
});

function schemaFields(schema: z.core.$ZodType, path: string): string[] {
  const inner = unwrap(schema);
  if (inner instanceof z.core.$ZodArray) return schemaFields(inner._zod.def.element, `${path}.*`);
  const fields = Object.entries(fieldsOf(inner));
  return fields.length === 0
    ? [path]
    : fields.flatMap(([key, field]) => schemaFields(field, `${path}.${key}`));
}

function withParents(field: string): string[] {
  const parts = field.split('.');
  return parts.map((_, index) => parts.slice(0, index + 1).join('.'));
}

const sourceIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');

test('every word of an instrument is named in its code', () => {
  const shared = sourceIn('src/instruments/common');
  const unnamed = Object.entries(made.site.instruments).flatMap(([name, words]) => {
    const code =
      name === 'common'
        ? `${shared}${sourceIn('src/instruments')}`
        : shared + sourceIn(`src/instruments/${name}`);
    return fieldsIn(words, name).filter((field) => {
      const word = field.split('.').findLast((part) => part !== '*' && !/^\d+$/.test(part)) ?? '';
      return !new RegExp(`\\b${word}\\b`).test(code);
    });
  });
  expect(unnamed).toEqual([]);
});
