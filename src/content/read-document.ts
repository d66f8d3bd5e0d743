/** Reads one YAML or Markdown file and holds it against its schema; faults carry the line they stand on. */
import { readFileSync } from 'node:fs';
import type { Root, RootContent } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { ContentError, type ContentFault } from './content-error.ts';

const markdown = unified().use(remarkParse).use(remarkFrontmatter, ['yaml']).use(remarkGfm);

/** `file` is named in faults as it is given, so give it relative to the project. */
export function readYaml<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  return parseYaml(readFileSync(file, 'utf8'), 0, file, schema);
}

export type MarkdownDocument<Data> = { data: Data; body: RootContent[] };

export function readMarkdown<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): MarkdownDocument<z.infer<Schema>> {
  const tree: Root = markdown.parse(readFileSync(file, 'utf8'));
  const [front, ...body] = tree.children;
  if (front?.type !== 'yaml') {
    const problem = 'is missing: the file must begin with YAML between two lines of ---';
    throw new ContentError([{ file, line: 1, field: 'front matter', problem }]);
  }
  return { data: parseYaml(front.value, 1, file, schema), body };
}

function parseYaml<Schema extends z.ZodType>(
  source: string,
  linesBefore: number,
  file: string,
  schema: Schema,
): z.infer<Schema> {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line + linesBefore;
  if (document.errors.length > 0) {
    throw new ContentError(
      document.errors.map((error) => ({
        file,
        line: lineAt(error.pos[0]),
        field: 'YAML',
        problem: error.message.split('\n')[0] ?? error.message,
      })),
    );
  }
  const result = schema.safeParse(document.toJS());
  if (result.success) return result.data;
  throw new ContentError(result.error.issues.flatMap((issue) => faults(issue, document, file, lineAt)));
}

function faults(
  issue: z.core.$ZodIssue,
  document: Document.Parsed,
  file: string,
  lineAt: (offset: number) => number,
): ContentFault[] {
  const line = lineOf(issue.path, document, lineAt);
  const at = line === undefined ? { file } : { file, line };
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      ...at,
      field: [...issue.path, key].join('.'),
      problem: 'is not a field of this kind of file: correct its name or remove it',
    }));
  }
  return [{ ...at, field: issue.path.join('.') || 'file', problem: issue.message }];
}

/** The line of the value at `path`, or of its nearest ancestor where the value itself is missing. */
function lineOf(path: readonly PropertyKey[], document: Document.Parsed, lineAt: (offset: number) => number) {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return lineAt(node.range[0]);
  }
  return undefined;
}
