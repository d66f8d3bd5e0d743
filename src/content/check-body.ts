/** What GitHub would read in a text and our pages can't show, and marks of Markdown that would be shown as they're typed. */
import { type Body, type MarkdownNode, type NodeOf, type Report, walkNodes } from './markdown-tree.ts';
import type { Source } from './source.ts';

export function checkBody(source: Source, report: Report): void {
  const { body, text } = source;
  const lines = text.split('\n');
  walkNodes(body, (node) => {
    const problem = problemOf(node, body, lines) ?? leftOver(node, source);
    if (problem) report(node, problem);
    if (node.type === 'table') checkRows(node, report);
  });
  checkOrder(body, report);
  checkNotes(body, report);
}

function problemOf(node: MarkdownNode, body: Body, lines: readonly string[]): string | null {
  if (node.type === 'heading') return headingProblem(node, body.includes(node));
  if (node.type === 'code') return openFence(node, lines);
  return node.type === 'html' && !node.value.startsWith('</')
    ? 'raw HTML is not shown: write it in Markdown or plain characters, such as H₂O'
    : null;
}

/** A sign behind a backslash or written as an entity is meant, and so is a fact. */
const meant = /\{\{[^{}]*\}\}|\\[!-/:-@[-`{-~]|&(?:#x?[\da-f]+|[a-z][a-z\d]*);/gi;

const shown = (found: string) => `${found} is shown as it’s typed`;

/** What's left over of Markdown, in words that a page would show. */
const leftovers: readonly (readonly [mark: RegExp, problem: (found: string) => string])[] = [
  [/\[\^[^\]\s]+\]/, (found) => `${found} has no note: write “${found}: …” on a line of its own below`],
  [
    /\[[^\]]*\]\s*\([^)]*\)?/,
    (found) =>
      `${found} is shown as it is: write a link as [words](/path), without a blank between, with no blank in the address, a ) at its end and a title in straight quotes`,
  ],
  [
    /\{[^{}]*\}/,
    (found) =>
      /^\{#/.test(found)
        ? `${shown(found)}: an anchor is for a heading with ##, in letters from a to z, digits and hyphens`
        : `${shown(found)}: write a fact as {${found}}, or \\{ for the sign`,
  ],
  [
    /\*+/,
    (found) =>
      `${shown(found)}: put no blank inside the two ${found}, or write ${found.replaceAll('*', '\\*')} for the sign`,
  ],
  [/^#{1,6}[^\s#]/, () => 'a heading needs a blank behind its ##, so this is shown as text: add it'],
  [
    /\|/,
    (found) =>
      `${shown(found)}: a table needs a line of |---|---| below its first, with one --- for each column, and a blank line above it; write \\| for the sign`,
  ],
];

function leftOver(node: MarkdownNode, source: Source): string | null {
  if (node.type !== 'paragraph' && node.type !== 'heading') return null;
  const words = node.children
    .flatMap((child) => (child.type === 'text' ? source.typed(child) : []))
    .map((typed) =>
      node.type === 'heading' && node.depth === 2
        ? typed.replace(/\{#[a-z0-9-]+(?: #[a-z0-9-]+)?\}$/, '')
        : typed,
    )
    .map((typed) => typed.replace(meant, ''));
  for (const [mark, problem] of leftovers)
    for (const typed of words) {
      const [found] = mark.exec(typed) ?? [];
      if (found !== undefined) return problem(found);
    }
  return null;
}

/** Without its second fence, the rest of the text is code. */
function openFence({ position }: NodeOf<'code'>, lines: readonly string[]): string | null {
  const [first = '', last = ''] = [position?.start.line, position?.end.line].map(
    (line) => lines[(line ?? 1) - 1],
  );
  const [, fence] = /^\s*(?:> ?)*(`{3,}|~{3,})/.exec(first) ?? [];
  const isOpen = fence && (position?.start.line === position?.end.line || !last.includes(fence));
  return isOpen ? `the block of code that begins here has no end: put ${fence} on a line below it` : null;
}

function checkRows({ children: [head, ...rows] }: NodeOf<'table'>, report: Report): void {
  for (const row of rows) {
    if (head && row.children.length > head.children.length)
      report(
        row,
        'has more cells than the table’s first line, and the rest isn’t shown: add a column to it, or write \\| for a | in a cell',
      );
    if (head && row.children.length < head.children.length)
      report(row, 'has fewer cells than the table’s first line: write || for a blank one');
  }
}

function checkNotes(body: Body, report: Report): void {
  const named = new Set<string>();
  walkNodes(body, (node) => {
    if (node.type === 'footnoteReference') named.add(node.identifier);
  });
  walkNodes(body, (node) => {
    if (node.type === 'footnoteDefinition' && !named.has(node.identifier))
      report(node, `nothing refers to this note: write [^${node.label ?? node.identifier}] where it belongs`);
  });
}

/** A heading of the fourth level without one of the third above it would leave a gap for screen readers. */
function checkOrder(body: Body, report: Report): void {
  let depth = 2;
  for (const node of body) {
    if (node.type !== 'heading') continue;
    if (node.depth > depth + 1 && node.depth <= deepest) {
      const marks = '#'.repeat(depth + 1);
      report(node, `a heading skips a level: use ${marks}, or put one with ${marks} above it`);
    }
    depth = node.depth;
  }
}

const deepest = 4;

function headingProblem({ depth, children, position }: NodeOf<'heading'>, atTop: boolean): string | null {
  if (depth === 1) return 'the page has its first-level heading in the front matter: use ## here';
  if (position && position.end.line > position.start.line)
    return 'the line of --- or === below makes this a heading: begin it with ## instead, or leave the line out';
  if (!atTop) return 'a heading is in a list or a quotation: begin it on a line of its own';
  if (depth > deepest)
    return `a heading as deep as ${'#'.repeat(depth)} is not shown: use ${'#'.repeat(deepest)}`;
  if (children.length === 0) return 'a heading is blank: write it, or remove its ##';
  return depth === 2 && children.some(({ type }) => type !== 'text')
    ? 'a heading is plain text: remove links, asterisks and other marks from it'
    : null;
}
