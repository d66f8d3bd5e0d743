/** Collects the words of every content file: the front matter's and the body's, with their lines. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Nodes } from 'mdast';
import { isMap, isScalar, isSeq, LineCounter, type ParsedNode, parseDocument } from 'yaml';
import { z } from 'zod';
import { readMarkdown } from '../read-document.ts';
import type { Heading, LinkText, PageText, Passage } from './text.ts';

/** Facts and addresses, not prose. */
const filesWithoutProse = ['provider.yaml', 'redirects.yaml'];

export function readTexts(folder: string): PageText[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(md|yaml)$/.test(name) && !filesWithoutProse.includes(name))
    .sort()
    .map((name) => readText(join(folder, name)));
}

function readText(file: string): PageText {
  const source = readFileSync(file, 'utf8');
  if (file.endsWith('.yaml')) return { file, headings: [], ...readFields(file, source, 0) };
  const front = readFields(file, /^---\n(.*?)^---$/ms.exec(source)?.[1] ?? '', 1);
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
  ...['generalPath', 'hero', 'approval', 'kind', 'version', 'updated'],
]);
const headFields = new Set(['title', 'description', 'socialTitle']);

function readFields(file: string, source: string, linesBefore: number) {
  const lines = new LineCounter();
  const passages: Passage[] = [];
  const links: LinkText[] = [];
  const lineOf = (node: ParsedNode) => lines.linePos(node.range[0]).line + linesBefore;
  const visit = (node: ParsedNode | null, path: readonly string[], name: string): void => {
    if (isMap(node)) {
      for (const { key, value } of node.items) {
        const field = String(isScalar(key) ? key.value : key);
        visit(value, [...path, field], field);
        if (field === 'label' && node.has('path') && isScalar(value)) {
          links.push({ line: lineOf(value), text: String(value.value) });
        }
      }
    } else if (isSeq(node)) {
      node.items.forEach((item, index) => {
        visit(item, [...path, String(index)], name);
      });
    } else if (isScalar(node) && typeof node.value === 'string' && !fieldsWithoutProse.has(name)) {
      // Asterisks mark a headline's accents.
      const text = node.value.replaceAll('*', '');
      const isHead = path.length === 1 && headFields.has(name);
      passages.push({ file, line: lineOf(node), field: path.join('.'), text, isHead });
    }
  };
  visit(parseDocument(source, { lineCounter: lines }).contents, [], '');
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
  readMarkdown(file, z.looseObject({})).body.forEach(visit);
  return { passages, links, headings };
}

/** Plain text that still shows what is code. */
function proseOf(node: Nodes): string {
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if (node.type === 'text') return node.value.replace(/\s*\n\s*/g, ' ');
  return 'children' in node ? node.children.map(proseOf).join('') : ' ';
}
