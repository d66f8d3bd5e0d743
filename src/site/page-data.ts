/** What parts of pages are given, as types alone: browsers must not import the modules below. */

export type { ProseSection } from '../content/markdown.ts';
export type { ContactData } from '../content/schema/contact.ts';
export type * from '../pictures/picture.ts';
export type * from './calculator-data.ts';
export type * from './layout-data.ts';
export type { Head, Tone } from './page-head.ts';
export type * from './planner-data.ts';
export type { BreadcrumbItems } from './site.ts';
