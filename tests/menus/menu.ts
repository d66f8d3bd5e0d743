/** The fixture's menu: top items in order, and where each entry of a submenu leads. */
import type { Locator } from 'playwright';
import { expect } from '../support/test.ts';

type MenuItem = { title: string; path: string; entries: readonly (readonly [label: string, path: string])[] };

export const menu: readonly MenuItem[] = [
  { title: 'How we work', path: '/how-we-work', entries: [] },
  {
    title: 'Services',
    path: '/services',
    entries: [
      ['DevOps', '/services/dev-ops'],
      ['Project Rescue', '/services/project-rescue'],
      ['AI', '/services/artificial-intelligence'],
    ],
  },
  {
    title: 'Enterprises',
    path: '/enterprises',
    entries: [
      ['Legacy Modernisation', '/enterprises/legacy-application'],
      ['Enterprise Architecture Advisory', '/enterprises#architecture-advisory'],
    ],
  },
  {
    title: 'Startups',
    path: '/startups',
    entries: [
      ['MVP', '/startups/mvp'],
      ['Project Rescue', '/services/project-rescue'],
    ],
  },
  { title: 'Case Studies', path: '/case-studies', entries: [] },
  { title: 'Insights', path: 'https://', entries: [] },
  { title: 'Company', path: '/company', entries: [] },
];

export const submenus = menu.filter(({ entries }) => entries.length > 0);

/** Each entry is there under its name, in this order. The bar has the page of all last, and the burger's menu first. */
export async function expectEntries(links: Locator, { path, entries }: MenuItem): Promise<void> {
  await expect(links).toHaveCount(entries.length + 1);
  const found = await links.evaluateAll((all) =>
    all.map((link) => [link.textContent, link.getAttribute('href')]),
  );
  const own = found.filter(([, href]) => href !== path);
  expect(own).toEqual(entries.map(([label, entry]) => [expect.stringContaining(label), entry]));
}
