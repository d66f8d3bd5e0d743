/**
 * Which room of the house may import what. Imports run downwards only: pages, sections, ui. A new arrow
 * between rooms is a decision, so it is written here, with its reason where that is not plain.
 */

export type RoomRule = {
  /** Folder or file that the rule speaks of. */
  room: string;
  /** Folders and files of ours that it may import, besides itself. */
  may: readonly string[];
  /** The same, for what is gone before anything runs. */
  mayAsType?: readonly string[];
  /** Runs in browsers, so nothing of Node is there. */
  inBrowser?: true;
};

export const importRules: readonly RoomRule[] = [
  // What both sides need stands on nothing of ours, so that both can stand on it.
  { room: 'contract', may: [] },
  { room: 'server', may: ['contract'] },
  { room: 'src/charts', may: [] },
  { room: 'src/content', may: ['contract'] },
  { room: 'src/ui', may: [], mayAsType: ['src/content/page-data.ts'], inBrowser: true },
  { room: 'src/styles', may: [] },
  // Shown to developers only: every part of the interface in every state.
  {
    room: 'src/style-guide',
    may: ['src/ui', 'src/styles', 'src/charts/catalogue.ts'],
    mayAsType: ['src/content'],
  },
  {
    room: 'src/sections',
    // Sections that act in the browser, such as the visit history, have their doing in `src/browser`.
    may: ['src/ui', 'src/browser', 'src/content/paths.ts', 'contract'],
    mayAsType: ['src/content'],
    inBrowser: true,
  },
  {
    room: 'src/layout',
    // The spinner asks whether the page it would announce is about to be there.
    may: ['src/ui', 'src/browser/arriving-data.ts'],
    mayAsType: ['src/content'],
    inBrowser: true,
  },
  {
    room: 'src/pages',
    may: ['src/sections', 'src/ui', 'src/layout/page-head.tsx', 'src/content/paths.ts'],
    mayAsType: ['src/content'],
    inBrowser: true,
  },
  {
    room: 'src/routes.tsx',
    may: [
      'src/pages',
      'src/layout',
      'src/browser/load-chunk.ts',
      'src/content/paths.ts',
      'contract/redirects.ts',
    ],
    inBrowser: true,
  },
  {
    room: 'src/browser',
    may: ['src/routes.tsx', 'src/ui/take-turns.ts', 'src/content/paths.ts', 'contract'],
    mayAsType: ['src/content'],
    inBrowser: true,
  },
  {
    room: 'src/prerender',
    may: ['src/charts', 'src/content', 'src/routes.tsx', 'src/ui/logo-shapes.ts', 'contract'],
  },
];
