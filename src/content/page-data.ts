/** What each page is given, as types alone: the modules below it read the disk, and browsers must not import them. */

export type * from './layout-data.ts';
export type { ProseSection } from './markdown.ts';
export type * from './page-context.ts';
export type { Need } from './page-kind.ts';
export type * from './page-kinds/calculator-data.ts';
export type * from './page-kinds/case-study.ts';
export type * from './page-kinds/case-study-index.ts';
export type * from './page-kinds/contact.ts';
export type * from './page-kinds/home.ts';
export type * from './page-kinds/how-we-work.ts';
export type * from './page-kinds/offer.ts';
export type * from './page-kinds/offer-index.ts';
export type * from './page-kinds/plot-a-course.ts';
export type * from './page-kinds/text-page.ts';
export type { PageData, Route } from './page-registry.ts';
export type * from './pictures/picture.ts';
