import { expect, test } from 'vitest';
import { copyContent } from '../../testing/content/copy-content.ts';
import { readContent } from '../site/read-content.ts';
import { prepareSite } from './prepare-site.ts';
import { pathRenderer } from './render-pages.ts';
import { renderSite } from './render-site.ts';
import { renderPage } from './renderer.tsx';

test('letters that the typefaces lack are named with file and line, in texts and in drawings', async () => {
  const { folder, edit } = copyContent();
  edit('pages/company.md', /^lead: /m, 'lead: 吴 and Łukasz are here. ');
  edit('pictures/sketch-dbs.svg', '</svg>', '<text>☃</text>\n</svg>');
  const site = prepareSite(await readContent(folder));
  const { warnings } = await renderSite(site, pathRenderer(renderPage, site.pages, site.layout));
  const found = warnings.map((warning) => warning.slice(folder.length + 1).replace(/:\d+ /, ':LINE '));
  const repair = 'write it otherwise, or choose typefaces in brand.yaml that have it';
  const says = 'which the brand’s typefaces lack';
  expect(found).toContain(`pages/company.md:LINE  has 吴, ${says}: ${repair}`);
  expect(found).toContain(`pictures/sketch-dbs.svg:LINE  has ☃, ${says}: ${repair}`);
  expect(found.join()).not.toContain('Łukasz');
});
