/** Markdown bodies as plain blocks, for what is not a web page: the PDFs set them with their own means. */
import type { PhrasingContent, RootContent } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { refuse, splitSections } from './markdown.ts';

export type TextRun = { text: string; strong: boolean; accent: boolean; link: string | null };

export type TextBlock =
  | { kind: 'paragraph'; runs: TextRun[] }
  | { kind: 'list'; ordered: boolean; items: TextRun[][] };

export type BlockSection = { heading: string; blocks: TextBlock[] };

export function blockSections(body: readonly RootContent[], file: string): BlockSection[] {
  return splitSections(body, file).map(({ heading, nodes }) => ({
    heading,
    blocks: nodes.map((node) => block(node, file)),
  }));
}

function block(node: RootContent, file: string): TextBlock {
  if (node.type === 'paragraph')
    return { kind: 'paragraph', runs: node.children.flatMap((part) => runs(part)) };
  if (node.type !== 'list') refuse(file, node, `a document takes paragraphs and lists, not ${node.type}`);
  const items = node.children.map((item) =>
    item.children.flatMap((child) =>
      child.type === 'paragraph'
        ? child.children.flatMap((part) => runs(part))
        : refuse(file, child, 'an item of a document’s list is one paragraph: move the rest out of the list'),
    ),
  );
  return { kind: 'list', ordered: node.ordered === true, items };
}

function runs(node: PhrasingContent, look: Omit<TextRun, 'text'> = plain): TextRun[] {
  if (node.type === 'strong') return node.children.flatMap((part) => runs(part, { ...look, strong: true }));
  if (node.type === 'emphasis') return node.children.flatMap((part) => runs(part, { ...look, accent: true }));
  if (node.type === 'link') return node.children.flatMap((part) => runs(part, { ...look, link: node.url }));
  // A line break in the source is a blank on paper.
  return [{ ...look, text: plainText(node).replace(/\s*\n\s*/g, ' ') }];
}

const plain = { strong: false, accent: false, link: null };
