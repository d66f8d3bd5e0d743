/** Reports Markdown that we don't render, at any depth, so that nothing disappears silently. */
import { type Body, type MarkdownNode, type NodeOf, type Report, walkNodes } from '../markdown-tree.ts';
import type { Source } from '../source.ts';
import { checkTypedMarks } from './typed-marks.ts';

type Kind = MarkdownNode['type'];

const rendered = new Set<Kind>([
  ...(['heading', 'paragraph', 'text', 'emphasis', 'strong', 'link', 'break', 'image'] as const),
  ...(['list', 'listItem', 'table', 'tableRow', 'tableCell'] as const),
  ...(['blockquote', 'code', 'inlineCode', 'footnoteReference', 'footnoteDefinition'] as const),
]);

const repairs: Partial<Record<Kind, string>> = {
  html: 'raw HTML is not shown: write it in Markdown or plain characters, such as H₂O',
  imageReference: 'pictures are named in place: write ![what it shows](name)',
  linkReference: 'links are written in place: write [words](/path)',
  definition: 'links are written in place: write [words](/path)',
  delete: 'text is not struck out: remove it',
  thematicBreak: 'lines across are not shown: begin a section with ## instead',
};

export function checkBody(source: Source, report: Report): void {
  const { body, text } = source;
  const lines = text.split('\n');
  walkNodes(body, (node) => {
    if (!rendered.has(node.type)) {
      const repair = repairs[node.type];
      // An element is named once, with its opening tag.
      if (repair && !(node.type === 'html' && node.value.startsWith('</'))) report(node, repair);
    } else if (node.type === 'heading') {
      const problem = headingProblem(node, body.includes(node));
      if (problem) report(node, problem);
    } else if (node.type === 'code') {
      const problem = openFence(node, lines);
      if (problem) report(node, problem);
    } else if (node.type === 'table') {
      checkRows(node, report);
    } else if (node.type === 'listItem' && typeof node.checked === 'boolean') {
      report(node, 'boxes to tick are not shown: remove the brackets');
    }
  });
  checkTypedMarks(source, report);
  checkOrder(body, report);
  checkNotes(body, report);
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
