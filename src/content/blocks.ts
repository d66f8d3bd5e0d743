/** Markdown bodies as plain blocks, for the PDFs. */
import { checkBody } from './check-body.ts';
import { splitSections } from './markdown.ts';
import { type Body, type MarkdownNode, type Report, textOf, walkNodes } from './markdown-tree.ts';
import type { Source } from './source.ts';

export type TextRun = { text: string; strong: boolean; accent: boolean; link: string | null };

export type TextBlock =
  | { kind: 'paragraph'; runs: TextRun[] }
  | { kind: 'list'; ordered: boolean; items: TextRun[][] };

type BlockSection = { heading: string; blocks: TextBlock[] };

export function blockSections(source: Source): BlockSection[] {
  const { body } = source;
  const report: Report = (node, problem) => source.reportText(node, problem);
  checkBody(source, 'document', report);
  checkItems(body, report);
  const { opening, sections } = splitSections(body, report);
  const [first] = opening;
  if (first) report(first, 'text comes before the first ## heading: give it one');
  return sections.map(({ heading, nodes }) => ({ heading, blocks: nodes.flatMap(block) }));
}

function checkItems(body: Body, report: Report): void {
  walkNodes(body, (node) => {
    if (node.type !== 'listItem') return;
    const extra = node.children.find(({ type }, at) => at > 0 || type !== 'paragraph');
    if (extra) report(extra, 'an item of a document’s list is one paragraph: move the rest out of the list');
  });
}

function block(node: MarkdownNode): TextBlock[] {
  if (node.type === 'paragraph') return [{ kind: 'paragraph', runs: runs(node) }];
  if (node.type !== 'list') return [];
  const items = node.children.map((item) => item.children.flatMap((child) => runs(child)));
  return [{ kind: 'list', ordered: node.ordered === true, items }];
}

function runs(node: MarkdownNode, look = plain): TextRun[] {
  if ('children' in node) {
    const own = {
      strong: look.strong || node.type === 'strong',
      accent: look.accent || node.type === 'emphasis',
      link: node.type === 'link' ? node.url : look.link,
    };
    return node.children.flatMap((part) => runs(part, own));
  }
  // A line break in the source is a space on paper.
  return [{ ...look, text: textOf(node).replace(/\s*\n\s*/g, ' ') }];
}

const plain: Omit<TextRun, 'text'> = { strong: false, accent: false, link: null };
