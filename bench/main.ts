/**
 * `npm run bench -- [PART …] [--times 5]`: the times that are budgeted, on the newest build. Exits with 1 if one is over
 * its budget. Judge it on an idle machine.
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from '../testing/browser/find-browser.ts';
import { startSite } from '../testing/server/start-site.ts';
import { benchClicks } from './clicks.ts';
import { benchField } from './field.ts';
import { benchPaint } from './paint.ts';

const parts = { paint: benchPaint, clicks: benchClicks, field: benchField };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '5' } },
});
const wanted = Object.entries(parts).filter(
  ([name]) => positionals.length === 0 || positionals.includes(name),
);
const times = Number(values.times);
if (wanted.length === 0 || !(times >= 1)) throw new Error(`Name parts of ${Object.keys(parts).join(', ')}.`);

await using site = await startSite();
await using browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments() });
for (const [name, bench] of wanted)
  for (const { what, figure, limit } of await bench(browser, site.url, times)) {
    const isOver = !(figure <= limit);
    console.log(`${name}: ${what}: ${Number(figure.toPrecision(3))}, ${isOver ? 'OVER' : 'within'} ${limit}`);
    if (isOver) process.exitCode = 1;
  }
