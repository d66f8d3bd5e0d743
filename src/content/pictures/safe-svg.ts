/** An owner's SVG as it's served: able to stand alone, and without anything that runs when it's opened by itself. */
import { optimize, type PluginConfig } from 'svgo';
import { onlyDrawing } from '../../svg/only-drawing.ts';

const namespace = 'xmlns="http://www.w3.org/2000/svg"';

/** The same bytes where nothing has to change; none where the file can't be read. */
export function makeSafe(bytes: Buffer): Buffer {
  try {
    const written = new TextDecoder(encodingOf(bytes)).decode(bytes);
    // Inside a page an SVG needs no namespace. As a file it isn't drawn without one.
    const named = written.replace(/<svg(?=[\s>])(?![^>]*\sxmlns\s*=)/, `<svg ${namespace}`);
    const rewritten = (plugins: PluginConfig[]) => optimize(named, { plugins }).data;
    const safe = rewritten([onlyDrawing]);
    if (safe !== rewritten([])) return Buffer.from(safe);
    return named === written ? bytes : Buffer.from(named);
  } catch {
    return Buffer.alloc(0);
  }
}

function encodingOf(bytes: Buffer): string {
  const [, declared = 'utf-8'] =
    /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([^"']+)/.exec(bytes.toString('latin1')) ?? [];
  return declared;
}
