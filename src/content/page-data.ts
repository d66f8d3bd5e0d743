/** What each page is given, as types alone: the modules below it read the disk, and browsers must not import them. */

export type { ProseSection } from './markdown.ts';
export type * from './page-data/calculators.ts';
export type * from './page-data/case-studies.ts';
export type * from './page-data/home.ts';
export type * from './page-data/layout.ts';
export type * from './page-data/offers.ts';
export type * from './page-data/page-context.ts';
export type * from './page-data/planner.ts';
export type * from './page-data/single-pages.ts';
export type { Page, PageData, Route } from './page-kinds.ts';
export type * from './pictures/picture.ts';
