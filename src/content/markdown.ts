/** Markdown bodies become sections of HTML: one a second-level heading. */
import { rehype } from 'rehype';
import { remark } from 'remark';
import remarkRehype from 'remark-rehype';
import { anchorOf } from '../../contract/anchor.ts';
import { checkBody } from './check-body.ts';
import type { Images } from './images.ts';
import {
  type Body,
  type MarkdownNode,
  type MarkdownRoot,
  type NodeOf,
  type Report,
  reporting,
  textOf,
} from './markdown-tree.ts';
import { checkPlates, setPlates } from './plates.ts';

/** `id` is the anchor, made of the heading's words. */
export type ProseSection = { id: string; heading: string; html: string };

/** @throws with every fault of the body. The pictures aren't checked if `images` is null. */
export function proseSections(body: Body, file: string, images: Images | null = null): ProseSection[] {
  const sections = reporting(file, (report) => {
    checkBody(body, 'page', report);
    checkPlates(body, images, report);
    return splitSections(body, report);
  });
  const toHtml = remark()
    .use(() => labelTables)
    .use(() => setPlates(images))
    .use(remarkRehype);
  return sections.map(({ id, heading, nodes }) => ({
    id,
    heading,
    html: rehype().stringify(toHtml.runSync({ type: 'root', children: nodes })),
  }));
}

/** The body's second-level headings, each with what's below it. */
export function splitSections(body: Body, report: Report) {
  const sections: { id: string; heading: string; nodes: MarkdownNode[] }[] = [];
  for (const node of body) {
    const section = sections.at(-1);
    if (node.type === 'heading' && node.depth === 2) {
      const heading = textOf(node);
      const id = anchorOf(heading);
      if (sections.some((earlier) => earlier.id === id))
        report(node, `the heading “${heading}” is here twice: give each its own words`);
      sections.push({ id, heading, nodes: [] });
    } else if (section) section.nodes.push(node);
    else if (node === body[0]) report(node, 'text comes before the first ## heading: give it one');
  }
  return sections;
}

/** Labels each table cell with its column's heading, because phones show rows as labelled pairs. */
function labelTables({ children }: MarkdownRoot): void {
  for (const node of children) if (node.type === 'table') labelTable(node);
}

/** The first cell of a row is its heading. */
function labelTable({ children: [head, ...rows] }: NodeOf<'table'>): void {
  const labels = head?.children.map(textOf) ?? [];
  head?.children.forEach((cell, column) => {
    cell.data = labels[column] ? { hProperties: { scope: 'col' } } : { hName: 'td' };
  });
  for (const row of rows) {
    row.children.forEach((cell, column) => {
      const label = labels[column] ? { dataLabel: labels[column] } : {};
      cell.data =
        column === 0 ? { hName: 'th', hProperties: { scope: 'row', ...label } } : { hProperties: label };
    });
  }
}
