/** `npm run readme-pictures`: takes the README's two pictures of the built site anew. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { browserArguments, findBrowser } from '../tests/browser/find-browser.ts';
import { startSite } from '../tests/browser/start-site.ts';

const folder = 'docs/pictures';
const pictures = { home: '/', 'case-study': '/case-studies/golden-village' } as const;

mkdirSync(folder, { recursive: true });
await using site = await startSite();
await using browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments() });
const viewport = { width: 1280, height: 800 };
const page = await browser.newPage({ baseURL: site.url, viewport, reducedMotion: 'reduce' });
for (const [name, path] of Object.entries(pictures)) {
  await page.goto(path, { waitUntil: 'networkidle' });
  // What is asked for at the first sign of a visitor, and what a picture would otherwise catch half-way.
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ animations: 'disabled' });
  writeFileSync(`${folder}/${name}.webp`, await sharp(picture).webp({ quality: 80, effort: 6 }).toBuffer());
}
