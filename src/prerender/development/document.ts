/** A rendered page as the development server sends it: with the sources in place of the build's files. */
import type { ViteDevServer } from 'vite';
import { addTo, fontAnnouncement } from '../document.ts';
import { fontsOf, type SiteFonts } from '../styles/fonts.ts';
import { developmentBuild } from './site.ts';

type Rendered = {
  pathname: string;
  html: string;
  /** For the end of the page. */
  data?: string;
  /** Addresses of pages that the build leaves out. */
  drafts: ReadonlySet<string>;
};

/** Vite adds its own client, and React's fast refresh for islands. */
export function developmentDocument(
  server: ViteDevServer,
  fonts: SiteFonts,
  { pathname, html, data = '', drafts }: Rendered,
): Promise<string> {
  const used = fontsOf(fonts, html);
  const styles = used.css + draftMarks(drafts);
  const whole = addTo(html, {
    build: developmentBuild,
    head:
      fontAnnouncement(used.files) +
      `<style>${styles}</style>${stylesheets(server)}` +
      '<script type="module" src="/src/browser/boot.ts"></script>',
    atEnd: `<template data-js="/src/browser/client.ts"></template>${data}`,
  });
  return server.transformIndexHtml(pathname, whole);
}

/** The CSS files that the modules rendered so far import. The first one has the order of the layers. */
function stylesheets({ environments }: ViteDevServer): string {
  const modules = [...environments.ssr.moduleGraph.urlToModuleMap.keys()];
  const sheets = new Set(['/src/styles/site.css', ...modules.filter((url) => url.endsWith('.css'))]);
  return Array.from(sheets, (href) => `<link rel="stylesheet" href="${href}">`).join('');
}

/** Goes by the canonical link, which the client changes when it shows another page. */
function draftMarks(drafts: ReadonlySet<string>): string {
  if (drafts.size === 0) return '';
  const any = (selector: (path: string) => string) => Array.from(drafts, selector).join();
  const isDraft = any((path) => `link[rel=canonical][href$="${path}"]`);
  const leadsToDraft = any((path) => `[href="${path}"]`);
  return `:root:has(${isDraft})::after { content: 'Draft: the build leaves this page out'; position: fixed; z-index: 100; inset: auto auto 1rem 1rem; padding: .5rem 1rem; border: 2px dashed; background: #fff3bf; color: #000; font: 1rem/1.5 sans-serif }
a:is(${leadsToDraft}) { outline: 2px dashed #b35c00; outline-offset: 2px }`;
}
