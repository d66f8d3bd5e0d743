/** Everything that leads nowhere is refused, with its place in the content, all of it at once. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyContent, faultsOf, lineOf } from '../../testing/content/copy-content.ts';
import { fixtureContent } from '../../testing/content/fixture-content.ts';
import { renderContent } from '../../testing/content/render-content.ts';
import { checkPages } from './check-pages.ts';
import { namesIn, parsePage } from './parsed-page.ts';

const [, siteUrl = ''] = /^siteUrl: (.*)$/m.exec(readFileSync(`${fixtureContent}/brand.yaml`, 'utf8')) ?? [];

const nowhere = (path: string) =>
  `${path} isn’t a page or a file of the site: correct the path, or remove the link`;
const noHeading = (path: string) => `${path} leads to no heading of that page: correct the part behind #`;

const inTexts = [
  ['[a page](/nowhere)', nowhere('/nowhere')],
  ['[an anchor](/services#nowhere)', noHeading('/services#nowhere')],
  [
    '[the blog](blog:notes)',
    'blog:notes is not an address: write /path for a page of this site, blog:/path for the blog, https://… or mailto:…',
  ],
  ['[a slip](/how-we-works)', '/how-we-works isn’t a page or a file of the site: did you mean /how-we-work?'],
  ['[half a path](/dev-ops)', '/dev-ops isn’t a page or a file of the site: did you mean /services/dev-ops?'],
  [
    '[a slip](/enterprises#architecture-advisor)',
    '/enterprises#architecture-advisor leads to no heading of that page: did you mean #architecture-advisory?',
  ],
  ['[the error page](/404)', nowhere('/404')],
  ['[with a query](/contact-us?topic=mvp)'],
  ['[an old address](/our-works/one)', '/our-works/one is an old address: write /case-studies'],
  ['See [one](/one) and [two](/two).', nowhere('/one'), nowhere('/two')],
] as const;

const inFields: readonly (readonly [file: string, from: RegExp, to: string, says: string])[] = [
  [
    'home.yaml',
    /^ {2}primary: .*/m,
    '  primary: { label: Go, path: /elsewhere }',
    `link: ${nowhere('/elsewhere')}`,
  ],
  [
    'home.yaml',
    /(?<=^blog:$[\s\S]*?)^ {6}image: .*/m,
    '      image: atlantis',
    'picture: atlantis isn’t a picture: put a file of this name into content/pictures, or name another, without its ending',
  ],
  [
    'home.yaml',
    /discipline-design/,
    'discipline-desgin',
    'picture: discipline-desgin isn’t a picture: did you mean discipline-design?',
  ],
  [
    'case-studies/dbs.md',
    /^ {2}action: .*/m,
    "  action: { label: Go, path: '/company#nobody' }",
    `link: ${noHeading('/company#nobody')}`,
  ],
  [
    'navigation.yaml',
    /path: \/services\/dev-ops/,
    'path: /our-approach',
    'link: /our-approach is an old address: write /how-we-work',
  ],
  [
    'redirects.yaml',
    /^- \{ from: .*/m,
    "- { from: /old, to: '/services#gone' }",
    `0.to: ${noHeading('/services#gone')}`,
  ],
  [
    'redirects.yaml',
    /^- \{ from: \/our-works, .*/m,
    '- { from: /robots.txt, to: /company }',
    '3.from: covers a file of the site: remove the redirect',
  ],
];

test('every fault is reported at its place, and nothing else', async () => {
  const { folder, edit } = copyContent();
  const wanted: string[] = [];
  for (const [markdown, ...says] of inTexts) {
    const after = edit('pages/disclaimer.md', /$/, `\n${markdown}\n`);
    const line = lineOf(after, markdown);
    wanted.push(...says.map((said) => `pages/disclaimer.md:${line}  link: ${said}`));
  }
  for (const [file, from, to, says] of inFields) {
    const after = edit(file, from, to);
    wanted.push(`${file}:${lineOf(after, to)}  ${says}`);
  }
  const rendered = await renderContent(folder);
  const told = (await faultsOf(() => checkPages(rendered.site, rendered.pages))).map(
    ({ file, line, field, problem }) => `${file.slice(folder.length + 1)}:${line}  ${field}: ${problem}`,
  );
  expect(told.toSorted()).toEqual(wanted.toSorted());
});

test('a chart that only code names is missed once it’s gone, and so is a picture of a page that is shared', async () => {
  const { folder } = copyContent();
  for (const name of ['company-strait', 'index-not-found', 'index-company'])
    rmSync(join(folder, `pictures/${name}.svg`));
  const { site, pages } = await renderContent(folder);
  const faults = await faultsOf(() => checkPages(site, pages));
  expect(faults.map(({ problem }) => problem.replace(/, isn’t .*/, '')).toSorted()).toEqual([
    'company-strait, on /company',
    'index-company, on /company',
    'index-not-found, on /404',
  ]);
});

test('every address in a rendered page is looked up, whatever has named it', async () => {
  const rendered = await renderContent(fixtureContent);
  expect(() => checkPages(rendered.site, rendered.pages)).not.toThrow();
  const pages = rendered.pages.map((page) => {
    if (page.path !== '/privacy') return page;
    const added = `<a href="/nowhere"></a><img srcset="/assets/pictures/a-1.webp 1w, /assets/pictures/a-2.webp 2w">
      <img src="/assets/a.png"><form action="/api/enquiries"></form><a href="#nobody"></a><meta content="${siteUrl}/social/a.png">`;
    return { ...page, ...namesIn(parsePage(page.html.replace('</main>', `${added}</main>`)), siteUrl) };
  });
  const faults = await faultsOf(() => checkPages(rendered.site, pages));
  expect(faults.map(({ problem }) => problem.replace(/, (?:isn’t|leads to no) .*/, ''))).toEqual(
    [
      ...['/nowhere', '/assets/a.png', '#nobody'],
      ...['/assets/pictures/a-1.webp', '/assets/pictures/a-2.webp', '/social/a.png'],
    ].map((address) => `${address}, on /privacy`),
  );
  expect(new Set(faults.map(({ file }) => file))).toEqual(new Set([`${fixtureContent}/pages/privacy.md`]));
});

test('a link to a draft is reported where it’s written', async () => {
  const { folder, edit } = copyContent();
  const page = readFileSync(join(folder, 'pages/disclaimer.md'), 'utf8');
  writeFileSync(
    join(folder, 'pages/later.md'),
    page.replace('---\n', '---\ndraft: true\n').replace(/^title: .*/m, 'title: Published later'),
  );
  edit('pages/disclaimer.md', /$/, '\nSee [it](/later?from=here#main).\n');
  edit('navigation.yaml', '\nlegal:\n', '\nlegal:\n  - { label: Later, path: /later }\n');
  const rendered = await renderContent(folder);
  const faults = await faultsOf(() => checkPages(rendered.site, rendered.pages));
  expect(faults).toContainEqual(
    expect.objectContaining({
      file: `${folder}/pages/disclaimer.md`,
      field: 'link',
      problem: `/later?from=here#main leads to a draft: remove “draft: true” from ${folder}/pages/later.md, or lead elsewhere`,
    }),
  );
  expect(faults).toContainEqual(
    expect.objectContaining({ file: `${folder}/navigation.yaml`, field: 'link' }),
  );
});
