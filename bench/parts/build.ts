/** The build: seconds and memory for the site as it is and for many times its case studies; and development. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { withBrowser } from '../browser/launch.ts';
import { copyProject } from '../building/copy-project.ts';
import { measureDevelopment } from '../building/development.ts';
import { logProgress } from '../log-progress.ts';
import type { BenchOptions } from '../options.ts';
import { type Finding, unmeasured } from '../report/finding.ts';

type Built = { pages: number; seconds: number; peakMb: number };

const run = promisify(execFile);
/** Milliseconds after which a build counts as failed. */
const limit = 900_000;
/** A build is linear if its time a page stays below this multiple. */
const linear = 2;

export async function benchBuild({ scales }: BenchOptions): Promise<Finding[]> {
  const findings: Finding[] = [];
  let first: Built | undefined;
  for (const scale of scales) {
    const copy = copyProject(scale);
    const name = `${scale} times the case studies (${copy.studies})`;
    try {
      logProgress(`  ${name}`);
      const built = await buildIn(copy.folder);
      const again = await buildIn(copy.folder);
      first ??= built;
      const timeAPage = built.seconds / built.pages / (first.seconds / first.pages);
      findings.push(
        {
          what: `${name}: time a page, of that of the first`,
          value: describe(built),
          bound: { kind: 'at most', limit: linear, figure: timeAPage },
          note: `${built.pages} pages, nothing cached`,
        },
        {
          what: `${name}: again, nothing changed`,
          value: describe(again),
          bound: { kind: 'at most', limit: 1, figure: again.seconds / built.seconds },
        },
      );
      if (scale === 1) findings.push(...(await development(copy.folder)));
    } catch (error) {
      findings.push(unmeasured(name, lastLine(error)));
    } finally {
      copy.remove();
    }
  }
  return findings;
}

async function buildIn(cwd: string): Promise<Built> {
  const { stdout } = await run(process.execPath, ['bench/building/build-once.ts'], { cwd, timeout: limit });
  return JSON.parse(stdout.slice(stdout.lastIndexOf('{')));
}

function describe({ seconds, peakMb }: Built): string {
  return `${seconds.toFixed(1)} s, at most ${peakMb.toFixed(0)} MB`;
}

async function development(folder: string): Promise<Finding[]> {
  logProgress('  development server');
  const { readyMs, firstPageMs, styleMs, componentMs } = await withBrowser((browser) =>
    measureDevelopment(folder, browser),
  );
  return [
    { what: 'development server ready', value: `${readyMs.toFixed(0)} ms` },
    { what: 'its first page, loaded', value: `${firstPageMs.toFixed(0)} ms` },
    { what: 'a changed style in the page', value: `${styleMs.toFixed(0)} ms` },
    {
      what: 'a changed component in the page',
      value: componentMs === null ? 'loaded anew' : `${componentMs.toFixed(0)} ms`,
    },
  ];
}

function lastLine(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  return words.trim().split('\n').slice(1, 4).join(' ').slice(0, 300) || words.slice(0, 300);
}
