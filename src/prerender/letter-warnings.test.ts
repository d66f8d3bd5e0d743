import { expect, test } from 'vitest';
import { brandIn } from '../../testing/content/brand-in.ts';
import { copyContent } from '../../testing/content/copy-content.ts';
import { openOutlines } from '../pictures/outlines.ts';
import { prepareSite } from './prepare-site.ts';
import { pathRenderer } from './render-pages.ts';
import { renderSite } from './render-site.ts';
import { renderPage } from './renderer.tsx';

test('letters that the typefaces lack are named, each with a word, until they’re gone, as the development server reads them again', async () => {
  // The fixture's people have names in other scripts, too.
  const { folder, edit } = copyContent();
  const outlines = await openOutlines(await brandIn(folder));
  const warnings = async () => {
    const site = await prepareSite({ folder, outlines });
    return (await renderSite(site, pathRenderer(renderPage, site.pages, site.layout))).warnings;
  };
  edit('pages/company.md', /^lead: /m, 'lead: 吴明 and Łukasz are here. ');
  expect(await warnings()).toEqual([
    expect.stringMatching(/typefaces lack \d+ letters: .*吴 in 吴明, 明 in 吴明/),
  ]);
  expect((await warnings()).join()).not.toContain('Łukasz');
  edit('pages/company.md', '吴明 and ', '');
  expect((await warnings()).join()).not.toContain('吴');
});
