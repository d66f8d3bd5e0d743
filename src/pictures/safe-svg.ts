/** An owner's SVG as it's served: able to stand alone, and without scripts. The policy of its folder lets none run, either. */
import { optimize, type PluginConfig } from 'svgo';

const namespace = 'xmlns="http://www.w3.org/2000/svg"';

/** The same bytes where nothing has to change; none where the file can't be read. */
export function makeSafe(bytes: Buffer): Buffer {
  // Inside a page an SVG needs no namespace. As a file it isn't drawn without one.
  const named = bytes.toString().replace(/<svg(?=[\s>])(?![^>]*\sxmlns\s*=)/, `<svg ${namespace}`);
  const rewritten = (plugins: PluginConfig[]) => optimize(named, { plugins }).data;
  try {
    const safe = rewritten(['removeScripts']);
    return safe === rewritten([]) ? Buffer.from(named) : Buffer.from(safe);
  } catch {
    return Buffer.alloc(0);
  }
}
