/** Puts the styles of components into their layer: every CSS file of ours but those of src/styles, which name theirs. */
import { resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

const source = resolve(import.meta.dirname, '../..') + sep;
const shared = resolve(source, 'styles') + sep;

export const componentStyles: Plugin = {
  name: 'component-styles',
  enforce: 'pre',
  transform: (code, id) => {
    const [file = ''] = id.split('?');
    const isComponent = file.endsWith('.css') && file.startsWith(source) && !file.startsWith(shared);
    return isComponent ? { code: `@layer components {${code}}`, map: null } : null;
  },
};
