/** Markdown bodies become sections of HTML: one a second-level heading. */
import { rehype } from 'rehype';
import { remark } from 'remark';
import remarkRehype from 'remark-rehype';
import { anchorOf } from '../../contract/anchor.ts';
import { checkBody } from './check-body.ts';
import { type MarkdownNode, type MarkdownRoot, type NodeOf, textOf } from './markdown-tree.ts';
import type { Source } from './source.ts';
import { checkPictures, type FindPicture, setPictures } from './text-pictures.ts';

/** A text before the first heading has none. */
export type ProseSection = { id: string; heading: string | null; html: string };

export function proseSections(source: Source, findPicture: FindPicture): ProseSection[] {
  checkBody(source);
  checkPictures(source);
  const { opening, sections } = splitSections(source);
  const toHtml = remark()
    .use(() => labelTables)
    .use(() => setPictures(findPicture))
    .use(remarkRehype, {
      // Notes are below the last section. No heading's anchor has an underscore.
      clobberPrefix: 'text_',
      footnoteLabel: 'Notes',
      footnoteLabelTagName: 'h3',
      footnoteLabelProperties: {},
      // Some systems would draw the bare arrow as an emoji.
      footnoteBackContent: '↩\u{FE0E}',
    });
  const [before = '', ...texts] = htmlOfSections(
    toHtml.runSync({ type: 'root', children: [...source.body] }),
  );
  return [
    ...(opening.length > 0 ? [{ id: '', heading: null, html: before }] : []),
    ...sections.map(({ nodes, ...named }, index) => ({ ...named, html: texts[index] ?? '' })),
  ];
}

type HtmlRoot = ReturnType<ReturnType<typeof rehype>['parse']>;

function htmlOfSections({ children }: HtmlRoot): string[] {
  const parts: HtmlRoot['children'][] = [[]];
  for (const node of children) {
    if (node.type === 'element' && node.tagName === 'h2') parts.push([]);
    else parts.at(-1)?.push(node);
  }
  return parts.map((nodes) => rehype().stringify({ type: 'root', children: nodes }).trim());
}

/** `## Words {#anchor}` keeps the address of a heading whose words change. */
function readHeading(node: MarkdownNode): { heading: string; id: string } {
  const [, heading = '', anchor] = /^(.*?)(?:\s*\{#([a-z0-9-]+)\})?$/s.exec(textOf(node)) ?? [];
  return { heading, id: anchor ?? anchorOf(heading) };
}

type TextSection = ReturnType<typeof readHeading> & { nodes: MarkdownNode[] };

function splitSections(source: Source) {
  const opening: MarkdownNode[] = [];
  const sections: TextSection[] = [];
  for (const node of source.body) {
    const section = sections.at(-1);
    if (node.type === 'heading' && node.depth === 2) {
      const named = readHeading(node);
      const { heading, id } = named;
      if (sections.some((earlier) => earlier.id === id))
        source.reportText(node, `the heading “${heading}” is here twice: give each its own words`);
      sections.push({ ...named, nodes: [] });
    } else if (node.type !== 'footnoteDefinition') (section?.nodes ?? opening).push(node);
  }
  return { opening, sections };
}

/** Labels table cells with their columns' headings, because phones show a row as its first cell and labelled pairs. */
function labelTables({ children }: MarkdownRoot): void {
  for (const node of children) if (node.type === 'table') labelTable(node);
}

function labelTable(table: NodeOf<'table'>): void {
  const [head, ...rows] = table.children;
  const labels = head?.children.map(textOf) ?? [];
  // Alignment would become an attribute that's no longer part of HTML.
  table.align = null;
  head?.children.forEach((cell, column) => {
    cell.data = labels[column] ? { hProperties: { scope: 'col' } } : { hName: 'td' };
  });
  for (const row of rows) {
    row.children.forEach((cell, column) => {
      if (column === 0) cell.data = { hName: 'th', hProperties: { scope: 'row' } };
      else {
        const label = row.children.length > 2 && labels[column];
        cell.data = { hProperties: label ? { dataLabel: label } : {} };
      }
    });
  }
}
