/** `npm run dev` in a copy of the project: what an editor saves is shown, also what is wrong with it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { ConsoleMessage, Page } from 'playwright';
import { bareEnvironment } from '../../testing/bare-environment.ts';
import { lineOf } from '../../testing/content/copy-content.ts';
import { copyProject } from '../../testing/content/copy-project.ts';
import { freePort } from '../../testing/free-port.ts';
import { expect, test } from '../support/test.ts';

test.use({ siteName: null });

let copy: string;
let server: ChildProcess;
let origin = '';
let port: number;
let output = '';

test.beforeAll(async () => {
  copy = copyProject('development');
  const command = [resolve('node_modules/vite/bin/vite.js'), '--host', '127.0.0.1'];
  port = await freePort();
  writeFileSync(join(copy, '.env'), `PORT=${port}\n`);
  server = spawn(process.execPath, command, {
    cwd: copy,
    env: bareEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  origin = await new Promise((found, failed) => {
    const read = (chunk: Buffer) => {
      output += stripVTControlCharacters(String(chunk));
      const [, address] = /Local:\s+(http:\S+?)\/\s/.exec(output) ?? [];
      if (address) found(address);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.on('exit', () => failed(new Error(`The server did not start:\n${output}`)));
  });
  await ask('/services', { headers: { accept: 'text/html' } });
});

test.afterAll(async () => {
  server.kill();
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
  rmSync(copy, { recursive: true, force: true });
});

/** Each on a connection of its own: Vite closes an idle one, perhaps just when another request begins on it. */
const ask = (path: string, { headers, ...options }: RequestInit = {}) =>
  fetch(origin + path, { ...options, headers: { ...headers, connection: 'close' } });

function edit(file: string, from: string, to: string): void {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  if (!before.includes(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(path, before.replace(from, to));
}

const overlay = (page: Page) => page.locator('vite-error-overlay .message-body');

const isConnected = (message: ConsoleMessage) => message.text().includes('connected.');

/** In a page of its own, connected to Vite, so that what is saved from now on reaches it. */
async function open(newPage: () => Promise<Page>, path: string): Promise<Page> {
  const page = await newPage();
  await Promise.all([page.waitForEvent('console', { predicate: isConnected }), page.goto(origin + path)]);
  return page;
}

test('the server listens where PORT says, and has a style guide', async () => {
  expect(origin).toBe(`http://127.0.0.1:${port}`);
  const answer = await ask('/styleguide', { headers: { accept: 'text/html' } });
  expect(answer.status).toBe(200);
  const html = await answer.text();
  for (const part of ['paper on ink', 'index-services']) expect(html).toContain(part);
});

test('what the pages are made of is served, and no enquiry, copy or secret beside it', async () => {
  for (const file of ['data/development/enquiries.sqlite', 'deploy/server.env', 'list.csv']) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), 'visitor@visitor.example');
    for (const address of [`/${file}`, `/@fs${copy}/${file}`]) {
      for (const query of ['', '?raw', '?import&raw', '?url&inline']) {
        const answer = await ask(address + query);
        const asked = `${answer.status} ${address}${query}`;
        expect(asked).toMatch(/^(?:403|404) /);
        expect(await answer.text(), asked).not.toContain('visitor@');
      }
    }
    rmSync(join(copy, file));
  }
  expect((await ask('/src/styles/site.css')).status).toBe(200);
});

test('an untouched page shows what is saved, and pages are added and removed', async ({ newPage }) => {
  const page = await open(newPage, '/privacy');
  edit('content/pages/privacy.md', 'headline: ', 'headline: Saved just now, ');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Saved just now');
  await page.close();

  const terms = join(copy, 'content/pages/added-terms.md');
  const text = readFileSync(join(copy, 'content/pages/privacy.md'), 'utf8');
  const found = () => ask('/added-terms.md').then(({ status }) => status);
  writeFileSync(terms, text.replace(/^title: .*$/m, 'title: Added terms'));
  await expect.poll(found).toBe(200);
  expect(await (await ask('/sitemap.xml')).text()).toContain(`${origin}/added-terms<`);
  rmSync(terms);
  await expect.poll(found).toBe(404);
});

const component = 'src/pages/text/text-page.tsx';

test('a mistake in the content, and a component that throws, are shown over the page with file and line until they’re corrected', async ({
  newPage,
  expectConsoleError,
}) => {
  expectConsoleError(/./);
  const page = await open(newPage, '/privacy');
  edit('content/case-studies/dbs.md', 'hero: dark', 'hero: blue');
  await expect
    .poll(() => overlay(page).textContent())
    .toContain('hero: is not a choice: write one of light, dark');
  await expect(page.locator('vite-error-overlay .file')).toHaveText(/content\/case-studies\/dbs\.md:\d+:/);
  edit('content/case-studies/dbs.md', 'hero: blue', 'hero: dark');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);

  const before = output.length;
  const source = readFileSync(join(copy, component), 'utf8');
  const returned = 'return (\n    <>';
  const place = `text-page.tsx:${lineOf(source, returned)}:`;
  edit(component, returned, `throw new Error('Run aground');\n  ${returned}`);
  await expect(page.locator('vite-error-overlay .window')).toContainText(place);
  await expect.poll(() => output.slice(before)).toContain(place);
  writeFileSync(join(copy, component), source);
  await expect(overlay(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a draft is shown and marked, and what’s still to write in it is in the terminal once', async ({
  newPage,
}) => {
  const draft = join(copy, 'content/pages/added-draft.md');
  const text = readFileSync(join(copy, 'content/pages/privacy.md'), 'utf8');
  writeFileSync(
    draft,
    `${text.replace(/^title: .*$/m, 'title: Added draft\ndraft: true')}\n## TODO\n\nWords.\n`,
  );
  const found = () => ask('/added-draft.md').then(({ status }) => status);
  await expect.poll(found).toBe(200);
  const page = await open(newPage, '/added-draft');
  const mark = 'Draft: the build leaves this page out';
  await expect(page.getByText(mark)).toBeVisible();
  const told = () => output.match(/added-draft\.md:\d+ {2}text: is still to write/g) ?? [];
  await expect.poll(told).toHaveLength(1);
  // It's loaded and looked over again, and nothing in it is new.
  const connected = page.waitForEvent('console', { predicate: isConnected });
  edit('content/pages/privacy.md', 'headline: ', 'headline: Once more, ');
  await connected;
  const other = await (await ask('/privacy', { headers: { accept: 'text/html' } })).text();
  expect(other).toContain('Once more');
  expect(other).not.toContain(mark);
  expect(told()).toHaveLength(1);
  await page.close();
  rmSync(draft);
  await expect.poll(found).toBe(404);
});
