/**
 * What each page is given: content joined with its pictures and references, ready to be rendered or written
 * as JSON beside the page. Runs at build time only; pages import its types.
 */
export * from './page-data/builder.ts';
export * from './page-data/case-studies.ts';
export * from './page-data/home.ts';
export * from './page-data/layout.ts';
export * from './page-data/offers.ts';
export * from './page-data/standing-pages.ts';
