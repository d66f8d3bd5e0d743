/** Collects the prose of every content file, from front matter and body, with line numbers. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Nodes } from 'mdast';
import { openMarkdown } from '../../src/content/read-document.ts';
import { readScalars } from '../../src/content/yaml-scalars.ts';
import type { Heading, LinkText, PageText, Passage } from './text.ts';

/** Facts and addresses. */
const filesWithoutProse = ['brand.yaml', 'claims.yaml', 'redirects.yaml'];

export function readTexts(folder: string): PageText[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(md|yaml)$/.test(name) && !filesWithoutProse.includes(name))
    .sort()
    .map((name) => readText(join(folder, name)));
}

function readText(file: string): PageText {
  const front = readFields(file);
  if (file.endsWith('.yaml')) return { file, headings: [], ...front };
  const body = readBody(file);
  return {
    file,
    passages: [...front.passages, ...body.passages],
    links: [...front.links, ...body.links],
    headings: body.headings,
  };
}

/** Fields that name a file, an address or a state. */
const fieldsWithoutProse = new Set([
  ...['path', 'image', 'authorAvatar', 'portrait', 'featured', 'caseStudies', 'services', 'related'],
  ...['generalPath', 'hero', 'calculator', 'approval', 'kind', 'version', 'updated'],
]);
const headFields = new Set(['title', 'description', 'socialTitle']);

function readFields(file: string) {
  const scalars = readScalars(file);
  const fields = new Set(scalars.map(({ path }) => path.join('.')));
  const passages: Passage[] = [];
  const links: LinkText[] = [];
  for (const { path, value, line } of scalars) {
    const name = path.findLast((part) => !/^\d+$/.test(part)) ?? '';
    if (typeof value !== 'string' || fieldsWithoutProse.has(name)) continue;
    // Asterisks mark a headline's accents.
    const text = value.replaceAll('*', '');
    const isHead = path.length === 1 && headFields.has(name);
    passages.push({ file, line, field: path.join('.'), text, isHead });
    if (name === 'label' && fields.has([...path.slice(0, -1), 'path'].join('.'))) links.push({ line, text });
  }
  return { passages, links };
}

function readBody(file: string) {
  const passages: Passage[] = [];
  const links: LinkText[] = [];
  const headings: Heading[] = [];
  const visit = (node: Nodes): void => {
    const line = node.position?.start.line ?? 1;
    const text = proseOf(node);
    if (node.type === 'heading') headings.push({ line, level: node.depth, text });
    if (node.type === 'link') links.push({ line, text });
    if (node.type === 'heading' || node.type === 'paragraph' || node.type === 'tableCell') {
      passages.push({ file, line, field: 'text', text, isHead: false });
    }
    if ('children' in node) node.children.forEach(visit);
  };
  openMarkdown(file).body.forEach(visit);
  return { passages, links, headings };
}

/** Plain text that still shows what is code. */
function proseOf(node: Nodes): string {
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if (node.type === 'text') return node.value.replace(/\s*\n\s*/g, ' ');
  return 'children' in node ? node.children.map(proseOf).join('') : ' ';
}
