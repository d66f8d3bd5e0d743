/**
 * Labels each table cell with its column's heading, because phones show rows as labelled pairs. The first cell of a row
 * is its heading.
 */
import type { Root, Table } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';

/** A step of unified's, before Markdown becomes HTML. */
export function labelTables() {
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
