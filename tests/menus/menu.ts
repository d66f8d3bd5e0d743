/**
 * The menu as its owner listed it: top items in order, and where each entry of a submenu leads. Content may
 * add others, so what is shown is compared with what was built, and this list must be in it.
 */
import type { Locator } from 'playwright';
import { fixture } from '../support/built-site.ts';
import { expect } from '../support/test.ts';

type MenuItem = { title: string; path: string; entries: readonly (readonly [label: string, path: string])[] };

/** A label is the part of an entry's words that the owner gave. */
export const menu: readonly MenuItem[] = [
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
];

export const submenus = menu.filter(({ entries }) => entries.length > 0);

type BuiltItem = { title: string; items: { path: string }[]; links: { path: string }[] };

/** The menu as it was built from the content. */
export const builtMenu = fixture.data<{ menu: BuiltItem[] }>('/layout').menu;

/** Compares titles with the menu that was built, and with the owner's. */
export function expectTitles(titles: readonly (string | null)[]): void {
  expect(titles).toEqual(builtMenu.map(({ title }) => title));
  const owners = menu.map(({ title }) => title);
  expect(titles.filter((title) => owners.includes(title ?? ''))).toEqual(owners);
}

/** Each of the owner's entries is there, in their order, under its name. */
export async function expectEntries(links: Locator, { entries }: MenuItem): Promise<void> {
  const found = await links.evaluateAll((all) =>
    all.map((link) => [link.textContent.toLowerCase(), link.getAttribute('href') ?? ''] as const),
  );
  const wanted = entries.map(([, path]) => path);
  const owners = found.filter(([, path]) => wanted.includes(path));
  expect(owners.map(([, path]) => path)).toEqual(wanted);
  for (const [index, [label]] of entries.entries()) expect(owners[index]?.[0]).toContain(label.toLowerCase());
}
