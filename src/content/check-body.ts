/** What GitHub would read in a text and our pages can't show, and marks of Markdown that would be shown as they're typed. */
import { type Body, type MarkdownNode, type NodeOf, type Report, walkNodes } from './markdown-tree.ts';
import type { Source } from './source.ts';

export function checkBody(source: Source, report: Report): void {
  walkNodes(source.body, (node) => {
    const problem = problemOf(node) ?? leftOver(node, source);
    if (problem) report(node, problem);
  });
  checkOrder(source.body, report);
}

function problemOf(node: MarkdownNode): string | null {
  if (node.type === 'heading') return headingProblem(node);
  return node.type === 'html' && !node.value.startsWith('</')
    ? 'raw HTML is not shown: write it in Markdown or plain characters, such as H₂O'
    : null;
}

/** A sign behind a backslash or written as an entity is meant, and so is a fact. */
const meant = /\{\{[^{}]*\}\}|\\[!-/:-@[-`{-~]|&(?:#x?[\da-f]+|[a-z][a-z\d]*);/gi;

const shown = (found: string) => `${found} is shown as it’s typed`;

/** What's left over of Markdown, in words that a page would show. */
const leftovers: readonly (readonly [mark: RegExp, problem: (found: string) => string])[] = [
  [
    /\[[^\]]*\]\s*\([^)]*\)?/,
    (found) =>
      `${found} is shown as it is: write a link as [words](/path), without a blank between, with no blank in the address, a ) at its end and a title in straight quotes`,
  ],
  [
    /\{[^{}]*\}/,
    (found) =>
      `${shown(found)}: write a fact as {{name}}, an anchor behind a ## as {#name}, or \\{ for the sign`,
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
      node.type === 'heading' && node.depth === 2 ? typed.replace(/\{#[a-z0-9-]+\}$/, '') : typed,
    )
    .map((typed) => typed.replace(meant, ''));
  for (const [mark, problem] of leftovers)
    for (const typed of words) {
      const [found] = mark.exec(typed) ?? [];
      if (found !== undefined) return problem(found);
    }
  return null;
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

function headingProblem({ depth, children }: NodeOf<'heading'>): string | null {
  if (depth === 1) return 'the page has its first-level heading in the front matter: use ## here';
  if (depth > deepest)
    return `a heading as deep as ${'#'.repeat(depth)} is not shown: use ${'#'.repeat(deepest)}`;
  return depth === 2 && (children.length === 0 || children.some(({ type }) => type !== 'text'))
    ? 'a heading is plain text: write words, without links, asterisks and other marks'
    : null;
}
