/** Markdown bodies as plain blocks, for the PDFs. */
import type { PhrasingContent, RootContent } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { checkBody, faultAt } from './check-body.ts';
import type { ContentFault } from './content-error.ts';
import { splitSections } from './markdown.ts';
import { walkNodes } from './walk-nodes.ts';

export type TextRun = { text: string; strong: boolean; accent: boolean; link: string | null };

export type TextBlock =
  | { kind: 'paragraph'; runs: TextRun[] }
  | { kind: 'list'; ordered: boolean; items: TextRun[][] };

type BlockSection = { heading: string; blocks: TextBlock[] };

/** @throws with every fault of the body. */
export function blockSections(body: readonly RootContent[], file: string): BlockSection[] {
  const faults = [...checkBody(body, file, 'document'), ...nestedLists(body, file)];
  return splitSections(body, file, faults).map(({ heading, nodes }) => ({
    heading,
    blocks: nodes.flatMap((node) => block(node)),
  }));
}

/** Where the links of a text lead. */
export function linksIn(sections: readonly BlockSection[]): string[] {
  const blocks = sections.flatMap((section) => section.blocks);
  const runs = blocks.flatMap((block) => (block.kind === 'paragraph' ? block.runs : block.items.flat()));
  return runs.flatMap(({ link }) => link ?? []);
}

function nestedLists(body: readonly RootContent[], file: string): ContentFault[] {
  const faults: ContentFault[] = [];
  walkNodes(body, (node) => {
    const extra =
      node.type === 'listItem' ? node.children.find(({ type }, at) => at > 0 || type !== 'paragraph') : null;
    if (extra)
      faults.push(
        faultAt(extra, file, 'an item of a document’s list is one paragraph: move the rest out of the list'),
      );
  });
  return faults;
}

function block(node: RootContent): TextBlock[] {
  if (node.type === 'paragraph')
    return [{ kind: 'paragraph', runs: node.children.flatMap((part) => runs(part)) }];
  if (node.type !== 'list') return [];
  const items = node.children.map((item) =>
    item.children.flatMap((child) =>
      child.type === 'paragraph' ? child.children.flatMap((part) => runs(part)) : [],
    ),
  );
  return [{ kind: 'list', ordered: node.ordered === true, items }];
}

function runs(node: PhrasingContent, look: Omit<TextRun, 'text'> = plain): TextRun[] {
  if (node.type === 'strong') return node.children.flatMap((part) => runs(part, { ...look, strong: true }));
  if (node.type === 'emphasis') return node.children.flatMap((part) => runs(part, { ...look, accent: true }));
  if (node.type === 'link') return node.children.flatMap((part) => runs(part, { ...look, link: node.url }));
  // A line break in the source is a space on paper.
  return [{ ...look, text: plainText(node).replace(/\s*\n\s*/g, ' ') }];
}

const plain = { strong: false, accent: false, link: null };
