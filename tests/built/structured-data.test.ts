/** What each page tells search engines is in the vocabulary of schema.org, complete, and true of the page. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtData, pages } from '../pages.ts';
import { readPage } from './dist.ts';

type Node = { '@type'?: string; '@id'?: string; [property: string]: unknown };

const indexed = pages.filter((path) => path !== '/thank-you');
const element = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

function graphOf(path: string): Node[] {
  const [[, data = '{}'] = []] = readPage(path).matchAll(element);
  const { '@graph': graph }: { '@graph': Node[] } = JSON.parse(data);
  return graph;
}

/** Every object of the graph that has a type, wherever it stands. */
function typed(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(typed);
  if (typeof value !== 'object' || value === null) return [];
  const node: Node = { ...value };
  return [...(node['@type'] ? [node] : []), ...Object.values(node).flatMap(typed)];
}

/** The compiler on what schema-dts knows of schema.org: each type, and each property that it has. */
function vocabularyFaults(graphs: readonly unknown[]): string {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(join('.cache', 'vocabulary-'));
  try {
    const lines = graphs.map((graph) => `check(${JSON.stringify(graph)});`);
    const check = "import type { Graph } from 'schema-dts';\ndeclare function check(graph: Graph): void;";
    writeFileSync(join(folder, 'graphs.ts'), `${check}\n${lines.join('\n')}\n`);
    const compilerOptions = { strict: true, noEmit: true, module: 'nodenext', types: [], skipLibCheck: true };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['graphs.ts'] }));
    return spawnSync('node_modules/.bin/tsc', ['-p', folder], { encoding: 'utf8' }).stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const inGraph = (...things: unknown[]) => ({ '@context': 'https://schema.org', '@graph': things });

test('every type and property of every page is one of schema.org’s', () => {
  expect(vocabularyFaults(indexed.map((path) => inGraph(...graphOf(path))))).toBe('');
});

test.each([
  ['a property that its type does not have', { '@type': 'Service', name: 'A', provider: 'B', headline: 'C' }],
  ['a type that there is not', { '@type': 'Servise', name: 'A' }],
  ['a fault further down', { '@type': 'WebPage', primaryImageOfPage: { '@type': 'ImageObject', uri: 'C' } }],
])('%s would be found', (_fault, thing) => {
  expect(vocabularyFaults([inGraph(thing)])).toMatch(/error TS/);
});

const withoutEntities = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"');

test.each(indexed)(
  '%s has one element of data, behind its content, and its questions are those it shows',
  (path) => {
    const html = readPage(path);
    expect([...html.matchAll(element)]).toHaveLength(1);
    expect(html.indexOf('application/ld+json')).toBeGreaterThan(html.indexOf('</main>'));
    expect(html).toMatch(/<\/script><\/body>/);
    const shown = [...html.matchAll(/<summary><h3>(.*?)<\/h3>.*?<\/summary><p>(.*?)<\/p>/gs)];
    const said = graphOf(path).filter((node) => node['@type'] === 'FAQPage');
    const questions = typed(said).filter((node) => node['@type'] === 'Question');
    expect(
      questions.map(({ name, acceptedAnswer }) => ({ name, text: typed(acceptedAnswer)[0]?.['text'] })),
    ).toEqual(
      shown.map(([, name = '', text = '']) => ({ name: withoutEntities(name), text: withoutEntities(text) })),
    );
  },
);

test('the organisation is the one in the footer', () => {
  const footer = builtData<{ provider: { legalName: string; email: string; phone: string } }>(
    '/layout',
  ).provider;
  const { legalName, email, phone } = footer;
  for (const path of ['/', '/company', '/contact-us']) {
    const organization = graphOf(path).find((node) => node['@type'] === 'Organization');
    expect(organization).toMatchObject({ legalName, email, telephone: phone.replaceAll(' ', '') });
  }
});

test.each(pages.filter((path) => path.startsWith('/case-studies/')))(
  '%s claims no more than is approved',
  (path) => {
    const article = graphOf(path).find((node) => node['@type'] === 'Article') ?? {};
    const { client, provisional } = builtData<{ client: string; provisional: { note: string } | null }>(path);
    for (const claim of ['author', 'datePublished', 'review', 'award'])
      expect(article).not.toHaveProperty(claim);
    if (provisional) {
      expect(article['creativeWorkStatus']).toContain(provisional.note);
      expect(article).not.toHaveProperty('about');
    } else expect(article['about']).toMatchObject({ name: client });
  },
);
