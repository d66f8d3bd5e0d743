/**
 * What the owner of Straitworks listed: pages, old addresses, menu, figures, and the words of the Not Found screen. They
 * are written out by hand, not derived from the content, so that one that gets lost is noticed. Content may add others.
 * A site with another name has made no such promises, and this file doesn't run.
 */
import { describe, expect, test } from 'vitest';
import { redirectFinder } from '../../contract/redirects.ts';
import { isStraitworks, own } from '../support/built-site.ts';
import { meta } from '../support/page-elements.ts';

const below = (index: string, slugs: readonly string[]) => slugs.map((slug) => `/${index}/${slug}`);

const services = [
  'web-application-development',
  'dev-ops',
  'blockchain-development',
  'product-design',
  'team-augmentation',
  'project-rescue',
  'mobile-application-development',
  'artificial-intelligence',
];
const enterprises = ['application-development', 'legacy-application', 'software-integration'];
const caseStudies = [
  'eu-yan-sang',
  'popular-bookstores',
  'ntuc-income',
  'charles-monat',
  'golden-village',
  'tzu-chi',
  'chiropractic-singapore',
  'engage-rocket',
  'dbs',
  'exceltec',
  'ecospirits',
  'onesystems-technologies',
];

const ownerPages = [
  ...['/', '/how-we-work', '/company', '/contact-us', '/disclaimer', '/privacy', '/thank-you'],
  ...['/services', ...below('services', services)],
  ...['/enterprises', ...below('enterprises', enterprises)],
  ...['/startups', '/startups/mvp'],
  ...['/case-studies', ...below('case-studies', caseStudies)],
];

const redirects: readonly (readonly [from: string, to: string])[] = [
  ['/mobile_application', '/services/mobile-application-development'],
  ['/web_application', '/services/web-application-development'],
  ['/our-approach', '/how-we-work'],
  ['/our-approach?ui-ux', '/services/product-design'],
  ['/our-approach?ui-ux=1', '/services/product-design'],
  ['/our-approach?page=ui-ux', '/services/product-design'],
  ['/our-approach?a=b&tab=ui-ux', '/services/product-design'],
  ['/our-approach?page=other', '/how-we-work'],
  ['/api-developement', '/services'],
  ['/blockchain-development', '/services/blockchain-development'],
  ['/payment-integration', '/case-studies'],
  ['/our-works', '/case-studies'],
  ['/our-works/one', '/case-studies'],
  ['/our-works/one/two', '/case-studies'],
];

/** Top items in order, and where each entry of a submenu leads. A label is the part of its words that the owner gave. */
const menu = [
  { title: 'How we work', path: '/how-we-work', entries: [] },
  {
    title: 'Services',
    path: '/services',
    entries: [
      ['web', '/services/web-application-development'],
      ['mobile', '/services/mobile-application-development'],
      ['product design', '/services/product-design'],
      ['Team Augmentation', '/services/team-augmentation'],
      ['Project Rescue', '/services/project-rescue'],
      ['DevOps', '/services/dev-ops'],
      ['Blockchain', '/services/blockchain-development'],
      ['AI', '/services/artificial-intelligence'],
    ],
  },
  {
    title: 'Enterprises',
    path: '/enterprises',
    entries: [
      ['custom enterprise development', '/enterprises/application-development'],
      ['legacy modernisation', '/enterprises/legacy-application'],
      ['software integration', '/enterprises/software-integration'],
      ['Enterprise Architecture Advisory', '/enterprises#architecture-advisory'],
    ],
  },
  {
    title: 'Startups',
    path: '/startups',
    entries: [
      ['MVP', '/startups/mvp'],
      ['project rescue', '/services/project-rescue'],
      ['product design', '/services/product-design'],
    ],
  },
  { title: 'Case Studies', path: '/case-studies', entries: [] },
  { title: 'Insights', path: 'https://', entries: [] },
  { title: 'Company', path: '/company', entries: [] },
] as const;

type HomeLists = Record<string, { featured?: object[]; items?: object[] }>;
type BuiltEntry = { label?: string; title?: string; path: string };
type BuiltItem = { title: string; path: string; items: BuiltEntry[]; links: BuiltEntry[] };

// Another company has made no such promises.
describe.runIf(isStraitworks())('Straitworks', () => {
  test('has the 35 pages, and those that the owner wants dark are dark', () => {
    const missing = ownerPages.filter((path) => !own.pages().includes(path));
    expect(missing, 'pages that the owner of Straitworks asked for').toEqual([]);
    const dark = ownerPages.filter((path) => own.data<{ tone: string }>(path).tone === 'dark');
    const wanted = [
      ...ownerPages.filter((path) => /^\/(services|enterprises)(\/|$)/.test(path)),
      ...below('case-studies', ['eu-yan-sang', 'ntuc-income', 'golden-village', 'dbs']),
    ];
    expect(dark.toSorted()).toEqual(wanted.toSorted());
  });

  test('old addresses lead to their pages', () => {
    const { siteUrl, redirects: rules } = own.manifest();
    const findRedirect = redirectFinder(rules);
    for (const [from, to] of redirects) {
      const { pathname, search } = new URL(from, siteUrl);
      expect.soft(findRedirect(pathname, search)?.to, from).toBe(to);
    }
  });

  test('has the menu with its entries in their order, and CONTACT', () => {
    const { menu: built } = own.data<{ menu: BuiltItem[] }>('/layout');
    const titles: string[] = menu.map(({ title }) => title);
    expect(built.map(({ title }) => title).filter((title) => titles.includes(title))).toEqual(titles);
    for (const { title, path, entries } of menu) {
      const { items = [], links = [], path: leadsTo = '' } = built.find((item) => item.title === title) ?? {};
      expect(leadsTo.slice(0, path.length), title).toBe(path);
      const shown = [...items, ...links].map(({ title, label, path }) => [title ?? label, path] as const);
      expect(shown.filter(([, path]) => entries.some(([, wanted]) => wanted === path))).toEqual(
        entries.map(([words, path]) => [expect.stringMatching(new RegExp(words, 'i')), path]),
      );
    }
    expect(own.data<{ contact: object }>('/layout').contact).toMatchObject({
      label: 'CONTACT',
      path: '/contact-us',
    });
  });

  test('home has all its sections, the three figures, the band of logos and the three kinds of project', () => {
    const { failures } = own.data<{ failures: { items: { percentage: number; reason: string }[] } }>('/');
    expect(failures.items.map(({ percentage, reason }) => `${percentage} % ${reason}`)).toEqual([
      expect.stringMatching(/^37 % .*unclear goals/),
      expect.stringMatching(/^23 % .*ineffective risk management/),
      expect.stringMatching(/^25 % .*poor stakeholder engagement/),
    ]);
    const sections = own.data<HomeLists>('/');
    const count = ({ items, featured }: HomeLists[string]) => (items ?? featured)?.length;
    const counted = ['services', 'caseStudies', 'blog', 'pillars', 'futureProof', 'framework'] as const;
    expect(counted.map((name) => sections[name] && count(sections[name]))).toEqual([4, 3, 3, 4, 4, 4]);
    expect(Object.keys(sections)).toEqual(expect.arrayContaining(['clarity', 'trusted', 'team']));
    const home = own.readPage('/');
    expect(home).toContain('Trusted by industry leaders');
    for (const matter of [/ai personalisation/i, /startup mvp/i, /insurance (claims )?automation/i])
      expect(home).toMatch(matter);
    for (const claim of ['strategy-led discovery', 'custom development', 'long-term partnership'])
      expect(home).toContain(claim);
    for (const audience of ['enterprises', 'startups', 'innovation teams']) expect(home).toContain(audience);
    expect(own.readPage('/case-studies/engage-rocket')).toMatch(/MVP that secured funding/);
  });

  test('marks each study until its organisation approves it, on its page and card, and in the band of logos', () => {
    type Study = { provisional: string | null; client: string };
    const studies = below('case-studies', caseStudies).map((path) => ({ path, ...own.data<Study>(path) }));
    const pending = studies.filter(({ provisional }) => provisional !== null);
    for (const { path, client, provisional } of pending) {
      expect(provisional).toBe(`Concept study, not commissioned by ${client}`);
      for (const page of [path, '/case-studies']) expect(own.readPage(page)).toContain(`${provisional}</p>`);
    }
    expect(own.readPage('/').includes('Subjects of our concept studies, shown subject to each')).toBe(
      pending.length > 0,
    );
  });

  test('says that a page was not found in the words that were asked for', () => {
    const words = own.readPage('/404');
    expect(words).toContain('>Page Not Found</h1>');
    expect(words).toContain(
      'Sorry, but the page you are looking for has not been found. Try checking the URL for errors, then hit the refresh button on your browser.',
    );
    expect(words).toMatch(/<a [^>]*href="\/"[^>]*>HOME PAGE</);
    expect(meta(words, 'robots')).toEqual(['noindex']);
  });
});
