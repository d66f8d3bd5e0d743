/** How the build's work grows with the case studies. */
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
  const [own, grown] = [await measureBuild(1), await measureBuild(mostCopies)];
  const page = ({ seconds, pages }: Build) => seconds / pages;
  return [
    {
      what: `processor time of a build, with ${mostCopies} times as many case studies`,
      ...{ value: shown(grown.seconds), reference: shown(own.seconds) },
      bound: { limit: 1, figure: page(grown) / page(own) },
      note: `${grown.pages} pages beside ${own.pages}; bound: what a page costs`,
    },
  ];
}

/** Processor time in seconds. */
type Build = { pages: number; seconds: number };

const shown = (seconds: number) => `${seconds.toFixed(1)} s`;

async function measureBuild(copies: number): Promise<Build> {
  logProgress(`  builds with ${copies} of each case study`);
  const project = copyProject('bench-growth');
  try {
    rmSync(join(project, 'content'), { recursive: true });
    cpSync('content', join(project, 'content'), { recursive: true });
    const folder = join(project, 'content/case-studies');
    const slugs = readdirSync(folder).flatMap((name) => /^(.+)\.md$/.exec(name)?.[1] ?? []);
    for (const slug of slugs) for (let copy = 2; copy <= copies; copy += 1) copyCaseStudy(folder, slug, copy);
    const seconds = await build(project);
    const { pages } = await readManifest(join(project, 'dist/current'));
    return { pages: pages.length, seconds };
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
  const building = fork(join(project, 'scripts/build.ts'), {
    cwd: project,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [`--import=data:text/javascript,${sendUsage}`],
  });
  return new Promise((resolve, reject) => {
    building.once('message', ({ user, system }: NodeJS.CpuUsage) => resolve((user + system) / 1e6));
    building.once('exit', () => reject(new Error('The build ended without its processor time')));
  });
}
