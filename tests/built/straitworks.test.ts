/**
 * What the owner of Straitworks listed: pages, old addresses, menu, figures, and the words of the Not Found screen. They
 * are written out by hand, not derived from the content, so that one that gets lost is noticed. Content may add others.
 * A site with another name has made no such promises, and this file doesn't run.
 */
import { describe, expect, test } from 'vitest';
import { findRedirect } from '../../contract/redirects.ts';
import { manifest, readPage } from '../../testing/built-site.ts';
import { builtData, isStraitworks, pages, redirects, siteName } from '../../testing/pages.ts';
import { builtMenu, menu } from '../menus/menu.ts';

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

/** All 35. */
const ownerPages = [
  ...['/', '/how-we-work', '/company', '/contact-us', '/disclaimer', '/privacy', '/thank-you'],
  ...['/services', ...below('services', services)],
  ...['/enterprises', ...below('enterprises', enterprises)],
  ...['/startups', '/startups/mvp'],
  ...['/case-studies', ...below('case-studies', caseStudies)],
];

describe.skipIf(!isStraitworks)(`Straitworks (this site is ${siteName}’s)`, () => {
  test('has the 35 pages, and those that the owner wants dark are dark', () => {
    expect(ownerPages.filter((path) => !pages.includes(path))).toEqual([]);
    const dark = ownerPages.filter((path) => builtData<{ tone: string }>(path).tone === 'dark');
    const wanted = [
      ...ownerPages.filter((path) => /^\/(services|enterprises)(\/|$)/.test(path)),
      ...below('case-studies', ['eu-yan-sang', 'ntuc-income', 'golden-village', 'dbs']),
    ];
    expect(dark.toSorted()).toEqual(wanted.toSorted());
  });

  test.each(redirects)('%s leads to %s', (from, to) => {
    const { pathname, searchParams } = new URL(from, manifest.siteUrl);
    expect(findRedirect(manifest.redirects, pathname, searchParams)).toBe(to);
  });

  test('has the menu with its entries in their order, and CONTACT', () => {
    const titles = menu.map(({ title }) => title);
    expect(builtMenu.map(({ title }) => title).filter((title) => titles.includes(title))).toEqual(titles);
    for (const { title, entries } of menu) {
      const { items = [], links = [] } = builtMenu.find((item) => item.title === title) ?? {};
      const wanted = entries.map(([, path]) => path);
      const built = [...items, ...links].map(({ path }) => path);
      expect(built.filter((path) => wanted.includes(path))).toEqual(wanted);
    }
    expect(builtData<{ contact: object }>('/layout').contact).toMatchObject({
      label: 'CONTACT',
      path: '/contact-us',
    });
  });

  test('home has the three figures, the band of logos and the three kinds of project', () => {
    const { failures } = builtData<{ failures: { items: { percentage: number; reason: string }[] } }>('/');
    expect(failures.items.map(({ percentage, reason }) => `${percentage} % ${reason}`)).toEqual([
      expect.stringMatching(/^37 % .*unclear goals/),
      expect.stringMatching(/^23 % .*ineffective risk management/),
      expect.stringMatching(/^25 % .*poor stakeholder engagement/),
    ]);
    const home = readPage('/');
    expect(home).toContain('Trusted by industry leaders');
    for (const matter of [/ai personalisation/i, /startup mvp/i, /insurance (claims )?automation/i])
      expect(home).toMatch(matter);
  });

  test('says that a page was not found in the words that were asked for', () => {
    const words = readPage('/404');
    expect(words).toContain('>Page Not Found</h1>');
    expect(words).toContain(
      'Sorry, but the page you are looking for has not been found. Try checking the URL for errors, then hit the refresh button on your browser.',
    );
    expect(words).toContain('>HOME PAGE<');
  });
});
