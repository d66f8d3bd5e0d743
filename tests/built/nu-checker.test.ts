/** The Nu HTML Checker, which is what validator.w3.org runs, over every built page. It needs Java. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

const hasJava = spawnSync('java', ['-version']).status === 0;

const report = z.object({
  messages: z.array(z.object({ type: z.string(), url: z.string().optional(), message: z.string() })),
});

/** Newer than the checker's knowledge of CSS; everything else that it says of CSS counts. */
const newerCss =
  /^CSS: (“transition”: “allow-discrete”|Unrecognized at-rule “@(starting-style|property)”|“(margin-trim|vector-effect)”)/;

/** Said of `<link rel="expect" blocking="render">`, which the checker does not know. */
const newerHtml =
  'A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”.';

/** The quick compiler alone halves the work, and needs more of the stack. */
const java = ['-XX:TieredStopAtLevel=1', '-Xss4m'];

function errorsIn(files: readonly string[]): string[] {
  const jar = 'node_modules/vnu-jar/build/dist/vnu.jar';
  const { stderr } = spawnSync('java', [...java, '-jar', jar, '--format', 'json', ...files], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return report
    .parse(JSON.parse(stderr))
    .messages.filter(
      ({ type, message }) => type !== 'info' && message !== newerHtml && !newerCss.test(message),
    )
    .map(({ url, message }) => `${url}: ${message}`);
}

test.skipIf(!hasJava)('no page has an error (skipped where there is no Java)', () => {
  const client = 'dist/current/client';
  const pages = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  expect(pages.length).toBeGreaterThanOrEqual(35);
  expect(errorsIn(pages.map((file) => join(client, file)))).toEqual([]);
});

test.skipIf(!hasJava)('an error would be found (skipped where there is no Java)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nu-checker-'));
  const file = join(folder, 'page.html');
  writeFileSync(
    file,
    '<!DOCTYPE html><html lang="en"><title>x</title><button popovertarget="a" aria-expanded="false">x</button>',
  );
  expect(errorsIn([file])).toEqual([expect.stringContaining('aria-expanded')]);
  rmSync(folder, { recursive: true });
});
