/** What GitHub would read in a text and our pages can't show, and marks of Markdown that would be shown as they're typed. */
import { type MarkdownNode, type NodeOf, walkNodes } from './markdown-tree.ts';
import type { Source } from './source.ts';

export function checkBody(source: Source): void {
  walkNodes(source.body, (node) => {
    const problem = problemOf(node, source);
    if (problem) source.reportText(node, problem);
  });
  checkOrder(source);
}

function problemOf(node: MarkdownNode, source: Source): string | undefined {
  if (node.type === 'heading') return headingProblem(node);
  if (node.type === 'html' && !node.value.startsWith('</'))
    return 'raw HTML is not shown: write it in Markdown or plain characters, such as H₂O';
  if (node.type !== 'text') return undefined;
  // A sign behind a backslash is meant.
  const typed = source.typed(node).replace(/\\./g, '');
  const [mark, repair] = leftovers.find(([mark]) => typed.includes(mark)) ?? [];
  return mark && `${mark} is shown as it’s typed: ${repair}`;
}

/** What's left over of Markdown, in words that a page would show. */
const leftovers: readonly (readonly [mark: string, repair: string])[] = [
  [
    '](',
    'write a link as [words](/path), with no blank in the address, a ) at its end and a title in straight quotes',
  ],
  ['**', 'put no blank inside the two **, close them, or write \\*\\* for the sign'],
  [
    '|',
    'a table needs a line of |---|---| below its first, with one --- for each column, and a blank line above it; write \\| for the sign',
  ],
];

/** A heading of the fourth level without one of the third above it would leave a gap for screen readers. */
function checkOrder(source: Source): void {
  let depth = 2;
  for (const node of source.body) {
    if (node.type !== 'heading') continue;
    if (node.depth > depth + 1 && node.depth <= deepest) {
      const marks = '#'.repeat(depth + 1);
      source.reportText(node, `a heading skips a level: use ${marks}, or put one with ${marks} above it`);
    }
    depth = node.depth;
  }
}

const deepest = 4;

function headingProblem({ depth, children }: NodeOf<'heading'>): string | undefined {
  if (depth === 1) return 'the page has its first-level heading in the front matter: use ## here';
  if (depth > deepest)
    return `a heading as deep as ${'#'.repeat(depth)} is not shown: use ${'#'.repeat(deepest)}`;
  return depth === 2 && (children.length === 0 || children.some(({ type }) => type !== 'text'))
    ? 'a heading is plain text: write words, without links, asterisks and other marks'
    : undefined;
}
