/** React drops a handler in a page without a word, so hooks and handlers are refused outside of `*.island.tsx`. */
import { relative } from 'node:path';
import { type Plugin, parseSync } from 'vite';

const islands = /\/src\/[^/]+\/[^/]+\.island\.tsx$/;

export const islandsOnly: Plugin = {
  name: 'islands-only',
  enforce: 'pre',
  transform(code, id) {
    const [file = ''] = id.split('?');
    if (!/\/src\/.*\.tsx?$/.test(file) || islands.test(file)) return;
    const name = relative(process.cwd(), file);
    for (const { what, start } of misplacedIn(name, code)) {
      const line = code.slice(0, start).split('\n').length;
      this.error(
        `${name}:${line}  ${what}: React runs in the browser only in islands. Move it to an island, or write a script in src/browser.`,
      );
    }
  },
};

type Misplaced = { what: string; start: number };

export function misplacedIn(name: string, code: string): Misplaced[] {
  const found: Misplaced[] = [];
  const visit = (node: unknown) => {
    if (Array.isArray(node)) for (const each of node) visit(each);
    if (!isNode(node)) return;
    if (node.type === 'JSXOpeningElement') found.push(...handlersOf(node));
    if (node.type === 'CallExpression' && isNode(node['callee'])) {
      const hook = calledName(node['callee']);
      if (typeof hook === 'string' && /^use[A-Z]/.test(hook))
        found.push({ what: `the hook ${hook}`, start: node.start });
    }
    for (const value of Object.values(node)) if (typeof value === 'object') visit(value);
  };
  visit(parseSync(name, code).program);
  return found;
}

type Node = { type: string; start: number; [field: string]: unknown };

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** Of `useState` and of `React.useState`. */
function calledName(callee: Node): unknown {
  const { property } = callee;
  return callee.type === 'MemberExpression' && isNode(property) ? property['name'] : callee['name'];
}

function handlersOf({ name: element, attributes }: Node): Misplaced[] {
  if (!Array.isArray(attributes) || !isNode(element)) return [];
  return attributes.filter(isNode).flatMap(({ name, start }) => {
    const handler = isNode(name) ? name['name'] : undefined;
    if (typeof handler !== 'string' || !/^on[A-Z]/.test(handler)) return [];
    return [{ what: `the handler ${handler} of <${String(element['name'] ?? '')}>`, start }];
  });
}
