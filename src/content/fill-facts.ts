/** Puts what a file refers to in its place, wherever it's written. In code, double braces are the code's own. */
import { visit } from 'yaml';
import { fillReferences, isNumberOfExample, type References } from './facts.ts';
import { walkNodes } from './markdown-tree.ts';
import type { Source } from './source.ts';
import { startOf } from './yaml-faults.ts';

export function fillFacts(source: Source, references: References): Source {
  const fill = (line: number, copy: string) => {
    const { text, problems } = fillReferences(copy, references);
    for (const { name, problem } of problems) source.reportLine(line, name, problem);
    return text;
  };
  // In fields that can't be read, a text can go on into the next ones.
  if (source.isReadable)
    visit(source.fields, {
      Scalar: (key, node) => {
        if (key === 'key' || typeof node.value !== 'string') return;
        const filled = fill(source.lineAt(startOf(node)), node.value);
        node.value = isNumberOfExample(node.value) && /^\d+$/.test(filled) ? Number(filled) : filled;
      },
    });
  walkNodes(source.body, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'text') node.value = fill(line, node.value);
    if (node.type === 'link') node.url = fill(line, node.url);
    if (node.type === 'image' && node.alt) node.alt = fill(line, node.alt);
    if ((node.type === 'image' || node.type === 'link') && node.title) node.title = fill(line, node.title);
  });
  return source;
}
