/** Markdown bodies become sections of HTML: one a second-level heading. */
import type { Root, RootContent, Table } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { anchorOf } from '../../contract/anchor.ts';
import { checkBody, faultAt } from './check-body.ts';
import { ContentError, type ContentFault } from './content-error.ts';
import type { Images } from './images.ts';
import { plateFaults, setPlates } from './plates.ts';

export type ProseSection = {
  /** Anchor, made of the heading's words. */
  id: string;
  heading: string;
  html: string;
};

/** @throws with every fault of the body. */
export function proseSections(
  body: readonly RootContent[],
  file: string,
  images: Images | null = null,
): ProseSection[] {
  const faults = [...checkBody(body, file, 'page'), ...plateFaults(body, file, images)];
  const toHtml = unified()
    .use(labelTables)
    .use(() => setPlates(images))
    .use(remarkRehype)
    .use(rehypeStringify);
  return splitSections(body, file, faults).map(({ id, heading, nodes }) => ({
    id,
    heading,
    html: toHtml.stringify(toHtml.runSync({ type: 'root', children: nodes })),
  }));
}

/**
 * The body's second-level headings, each with what's below it.
 * @throws with `faults`, which were found earlier, and with its own.
 */
export function splitSections(body: readonly RootContent[], file: string, faults: ContentFault[]) {
  const sections: { id: string; heading: string; nodes: RootContent[] }[] = [];
  for (const node of body) {
    const section = sections.at(-1);
    if (node.type === 'heading' && node.depth === 2) {
      const heading = plainText(node);
      const id = anchorOf(heading);
      if (sections.some((earlier) => earlier.id === id)) {
        faults.push(faultAt(node, file, `the heading “${heading}” is here twice: give each its own words`));
      }
      sections.push({ id, heading, nodes: [] });
    } else if (section) section.nodes.push(node);
    else if (node === body[0])
      faults.push(faultAt(node, file, 'text comes before the first ## heading: give it one'));
  }
  if (faults.length > 0) throw new ContentError(faults);
  return sections;
}

/**
 * Labels each table cell with its column's heading, because phones show rows as labelled pairs. The first cell of a row
 * is its heading.
 */
function labelTables() {
  return ({ children }: Root) => {
    for (const node of children) if (node.type === 'table') labelTable(node);
  };
}

function labelTable({ children: [head, ...rows] }: Table): void {
  const labels = head?.children.map((cell) => plainText(cell)) ?? [];
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
