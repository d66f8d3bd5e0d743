/**
 * One build, in a process of its own inside a copy of the project. Copied case studies show the drawings of
 * their originals. Prints its figures as JSON.
 */
import { readdirSync } from 'node:fs';
import { catalogue } from '../../src/charts/catalogue.ts';
import { buildSite } from '../../src/prerender/build.ts';

const drawings = new Map(catalogue);
for (const file of readdirSync('content/case-studies')) {
  const slug = file.replace(/\.md$/, '');
  const original = slug.replace(/-copy-\d+$/, '');
  for (const kind of ['case', 'wordmark', 'sketch']) {
    const draw = catalogue.get(`${kind}-${original}`);
    if (draw) drawings.set(`${kind}-${slug}`, draw);
  }
}

const started = performance.now();
const { pages } = await buildSite({ drawings });
const seconds = (performance.now() - started) / 1000;
process.stdout.write(JSON.stringify({ pages, seconds, peakMb: process.resourceUsage().maxRSS / 1024 }));
