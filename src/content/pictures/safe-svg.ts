/** An owner's SVG as it's served: able to stand alone, and without anything that runs when it's opened by itself. */
import { type CustomPlugin, optimize, type PluginConfig } from 'svgo';

const namespace = 'xmlns="http://www.w3.org/2000/svg"';

/** Pages in a picture: what they'd show is drawn beside them too. */
const withoutPages: CustomPlugin = {
  name: 'withoutPages',
  fn: () => ({
    element: {
      enter: (node, parent) => {
        if (/(?:^|:)foreignObject$/.test(node.name))
          parent.children = parent.children.filter((child) => child !== node);
      },
    },
  }),
};

/** The same bytes where nothing has to change; none where the file can't be read. */
export function makeSafe(bytes: Buffer): Buffer {
  const written = bytes.toString('utf8');
  // Inside a page an SVG needs no namespace. As a file it isn't drawn without one.
  const named = written.replace(/<svg(?=[\s>])(?![^>]*\sxmlns\s*=)/, `<svg ${namespace}`);
  try {
    const rewritten = (plugins: PluginConfig[]) => optimize(named, { plugins }).data;
    const safe = rewritten(['removeScripts', withoutPages]);
    if (safe !== rewritten([])) return Buffer.from(safe);
    return named === written ? bytes : Buffer.from(named);
  } catch {
    return Buffer.alloc(0);
  }
}
