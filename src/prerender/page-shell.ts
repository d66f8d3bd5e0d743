/** What the build adds to a rendered page's head: its first script and its styles, both inside. */
import type { ClientFiles } from './client-files.ts';

/**
 * @param preload what React needs besides its parts to take the page over; null where it never does.
 * @throws where the page has no charset, behind which the head is put.
 */
export function insertHead(
  html: string,
  style: string,
  files: ClientFiles,
  preload: readonly string[] | null,
): string {
  const { boot, client, parts, stylesheet, fonts, build } = files;
  const wake = preload
    ? ` data-client="${client}" data-parts="${parts.join(' ')}" data-preload="${preload.join(' ')}" data-styles="${stylesheet}"`
    : '';
  const script = `<script${wake}>${boot}</script>`;
  const charset = /<meta charset="utf-8"\/>/i;
  if (!charset.test(html)) throw new Error('The rendered page has no charset to put its head behind');
  return html
    .replace('<html', () => `<html data-build="${build}"`)
    .replace(charset, (meta) => `${meta}${fontAnnouncement(fonts)}${script}<style>${style}</style>`);
}

/** Fetches nothing by itself: `boot` puts it into the head where fonts can be there in time. */
export function fontAnnouncement(files: readonly string[]): string {
  const links = files.map((file) => `<link rel="preload" href="${file}" as="font" crossorigin>`);
  return `<template>${links.join('')}</template>`;
}
