/** Reports Markdown that we don't render, at any depth, so that nothing disappears silently. */
import type { RootContent } from 'mdast';
import type { ContentFault } from './content-error.ts';
import { walkNodes } from './walk-nodes.ts';

type Kind = RootContent['type'];

const inPages: readonly Kind[] = [
  ...(['heading', 'paragraph', 'text', 'emphasis', 'strong', 'link', 'break', 'image'] as const),
  ...(['list', 'listItem', 'table', 'tableRow', 'tableCell'] as const),
];

/** What a page can render, and what a PDF can. */
const rendered = {
  page: new Set(inPages),
  document: new Set(inPages.filter((kind) => kind !== 'image' && !kind.startsWith('table'))),
};

const repairs: Partial<Record<Kind, string>> = {
  html: 'raw HTML is not shown: write it in Markdown or plain characters, such as H₂O',
  image: 'a document takes paragraphs and lists, no pictures: remove it',
  imageReference: 'pictures are named in place: write ![what it shows](name)',
  footnoteReference: 'footnotes are not shown: put the remark into the sentence',
  footnoteDefinition: 'footnotes are not shown: put the remark into the sentence',
  linkReference: 'links are written in place: write [words](/path)',
  definition: 'links are written in place: write [words](/path)',
  blockquote: 'quotations set apart are not shown: write it as a paragraph',
  code: 'blocks of code are not shown: write it as a paragraph, or begin the line without blanks',
  inlineCode: 'code is not shown: write it without backticks',
  delete: 'text is not struck out: remove it',
  thematicBreak: 'lines across are not shown: begin a section with ## instead',
  table: 'a document takes paragraphs and lists, no tables: write it as a list',
};

export function checkBody(
  body: readonly RootContent[],
  file: string,
  target: keyof typeof rendered,
): ContentFault[] {
  const faults: ContentFault[] = [];
  const refuse = (node: RootContent, problem: string) => void faults.push(faultAt(node, file, problem));
  walkNodes(body, (node) => {
    if (!rendered[target].has(node.type)) {
      const repair = repairs[node.type];
      // Parts of a table are named once, with the table, and an element once, with its opening tag.
      if (repair && !(node.type === 'html' && node.value.startsWith('</'))) refuse(node, repair);
    } else if (node.type === 'heading') {
      checkHeading(node, refuse, target, body.includes(node));
    } else if (node.type === 'listItem' && typeof node.checked === 'boolean') {
      refuse(node, 'boxes to tick are not shown: remove the brackets');
    } else if (node.type === 'table' && node.align?.some((align) => align !== null)) {
      refuse(node, 'columns are not aligned one by one: remove the colons from the line below the head');
    }
  });
  return faults;
}

function checkHeading(
  heading: Extract<RootContent, { type: 'heading' }>,
  refuse: (node: RootContent, problem: string) => void,
  target: keyof typeof rendered,
  atTop: boolean,
): void {
  const { depth, children } = heading;
  if (depth === 1) refuse(heading, 'the page has its first-level heading in the front matter: use ## here');
  else if (!atTop) refuse(heading, 'a heading is in a list: begin it on a line of its own');
  else if (depth > (target === 'page' ? 3 : 2)) {
    refuse(
      heading,
      `a heading as deep as ${'#'.repeat(depth)} is not shown: use ${target === 'page' ? '###' : '##'}`,
    );
  } else if (children.length === 0) refuse(heading, 'a heading is blank: write it, or remove its ##');
  else if (depth === 2 && children.some(({ type }) => type !== 'text')) {
    refuse(heading, 'a heading is plain text: remove links, asterisks and other marks from it');
  }
}

export function faultAt(node: RootContent, file: string, problem: string): ContentFault {
  const line = node.position?.start.line;
  return { file, ...(line === undefined ? {} : { line }), field: 'text', problem };
}
