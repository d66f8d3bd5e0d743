/** How the build's work grows with the case studies: a first build, one where nothing has changed, and one where a sentence has. */
import { fork } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { readManifest } from '../server/site/load-site.ts';
import { copyProject } from '../testing/content/copy-project.ts';
import { type Finding, logProgress } from './report.ts';

/** Of each case study of the site. */
const mostCopies = 10;

export async function benchGrowth(): Promise<Finding[]> {
  const [own, grown] = [await measureBuilds(1), await measureBuilds(mostCopies)];
  const page = ({ first, pages }: Builds) => first / pages;
  return [
    {
      what: `processor time of a first build, with ${mostCopies} times as many case studies`,
      ...{ value: shown(grown.first), reference: shown(own.first) },
      bound: { limit: 1, figure: page(grown) / page(own) },
      note: `${grown.pages} pages beside ${own.pages}; bound: what a page costs`,
    },
    {
      what: 'the same, where nothing has changed',
      ...{ value: shown(grown.unchanged), reference: shown(own.unchanged) },
      bound: { limit: 0.25, figure: grown.unchanged / grown.first },
      note: 'bound: its share of a first build',
    },
    {
      what: 'the same, where one sentence has changed',
      ...{ value: shown(grown.changed), reference: shown(own.changed) },
      bound: { limit: 0.25, figure: grown.changed / grown.first },
      note: 'bound: its share of a first build',
    },
  ];
}

/** Processor time in seconds. */
type Builds = { pages: number; first: number; unchanged: number; changed: number };

const shown = (seconds: number) => `${seconds.toFixed(1)} s`;

async function measureBuilds(copies: number): Promise<Builds> {
  logProgress(`  builds with ${copies} of each case study`);
  const project = copyProject('bench-growth');
  try {
    rmSync(join(project, 'content'), { recursive: true });
    cpSync('content', join(project, 'content'), { recursive: true });
    const folder = join(project, 'content/case-studies');
    const slugs = readdirSync(folder).flatMap((name) => /^(.+)\.md$/.exec(name)?.[1] ?? []);
    for (const slug of slugs) for (let copy = 2; copy <= copies; copy += 1) copyCaseStudy(folder, slug, copy);
    const first = await build(project);
    const { pages } = await readManifest(join(project, 'dist/current'));
    const unchanged = await build(project);
    changeFields(join(folder, `${slugs[0]}.md`), { lead: (lead) => `${lead} One sentence more.` });
    return { pages: pages.length, first, unchanged, changed: await build(project) };
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

/** With words and a drawing of its own, so that nothing made for one can be taken for another. */
function copyCaseStudy(folder: string, slug: string, copy: number): void {
  const [from, to] = [join(folder, slug), join(folder, `${slug}-${copy}`)];
  cpSync(`${from}.md`, `${to}.md`);
  changeFields(`${to}.md`, {
    title: (title) => `${title} ${copy}`,
    client: (client) => `${client} ${copy}`,
    lead: (lead) => `${lead} This is number ${copy}.`,
    order: (order) => Number(order) + 100 * copy,
  });
  const drawing = readFileSync(`${from}.svg`, 'utf8');
  const mark = `<circle cx="${9 * copy}" cy="9" r="4" fill="#0f2238"/></svg>`;
  writeFileSync(`${to}.svg`, drawing.replace('</svg>', mark));
}

/** In the front matter. */
function changeFields(file: string, changes: Readonly<Record<string, (value: unknown) => unknown>>): void {
  const [, fields = '', text = ''] = /^---\n(.*?)^---\n(.*)$/ms.exec(readFileSync(file, 'utf8')) ?? [];
  const document = parseDocument(fields);
  for (const [name, change] of Object.entries(changes)) document.set(name, change(document.get(name)));
  writeFileSync(file, `---\n${document}---\n${text}`);
}

/** Sent by a build as its last act: only a process itself knows its processor time on every system. */
const sendUsage = 'process.on("exit", () => process.send(process.cpuUsage()))';

/** @returns the processor time that it took, in seconds. */
function build(project: string): Promise<number> {
  const building = fork(join(project, 'scripts/build-process.ts'), {
    cwd: project,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [`--import=data:text/javascript,${sendUsage}`],
  });
  return new Promise((resolve, reject) => {
    building.once('message', ({ user, system }: NodeJS.CpuUsage) => resolve((user + system) / 1e6));
    building.once('exit', () => reject(new Error('The build ended without its processor time')));
  });
}
