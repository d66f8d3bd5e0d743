/**
 * The menu as its owner listed it: top items in order, and where each entry of a submenu leads. Content may
 * add others, so what is shown is compared with what was built, and this list must be in it.
 */
import { builtData } from '../pages.ts';

export type MenuEntry = readonly [label: string, path: string];

export type MenuItem = { title: string; path: string; entries: readonly MenuEntry[] };

/** Where an entry's words are the writers' own, a part of them stands here: the owner named only the matter. */
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

type BuiltItem = { title: string; path: string; items: { path: string }[]; links: { path: string }[] };

/** The menu as it was built from the content. */
export const builtMenu = builtData<{ menu: BuiltItem[] }>('/layout').menu;

export const builtSubmenus = builtMenu.filter(({ items, links }) => items.length + links.length > 0);

type Link = { text: string; path: string };

/** The owner's entries in the order they are shown in. */
export function entriesAmong(links: readonly Link[], item: MenuItem): string[] {
  const listed = item.entries.map(([, path]) => path);
  return links.map(({ path }) => path).filter((path) => listed.includes(path));
}

/** The owner's titles in the order they are shown in. */
export function titlesAmong(titles: readonly (string | null)[]): (string | null)[] {
  return titles.filter((title) => menu.some((item) => item.title === title));
}

/** Entries whose link does not say what it should. */
export function misnamedAmong(links: readonly Link[], item: MenuItem): string[] {
  return item.entries
    .filter(([label, path]) => {
      const words = links.find((link) => link.path === path)?.text.toLowerCase() ?? '';
      return !words.includes(label.toLowerCase());
    })
    .map(([label]) => label);
}
