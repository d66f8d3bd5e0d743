/** Makes the file of a drawing small: once, in the content, because it takes longer than all else that a build does with it. */
import { optimize, type PluginConfig } from 'svgo';

/** What it reads as stays the same, and so does the file if it's made small already. Each shape has a line of its own. */
export function optimiseDrawing(svg: string): string {
  const [, box, size] = / viewBox="[^"]*[\s,]([\d.e-]+)"| height="([\d.]+)/.exec(svg) ?? [];
  // A tenth of a pixel where the picture is 72 high. Shares, such as a gradient’s, have more, and so has what adds up.
  const floatPrecision = Math.max(1, Math.ceil(Math.log10(720 / Number(box ?? size ?? 72))));
  const isFiner = /Gradient|letter-spacing/.test(svg);
  const numbers = { floatPrecision: isFiner ? Math.max(3, floatPrecision) : floatPrecision };
  const preset: PluginConfig = {
    name: 'preset-default',
    params: {
      floatPrecision,
      overrides: {
        cleanupNumericValues: numbers,
        // The reader knows dark groups by their names, and people know others.
        cleanupIds: { minify: false, preservePrefixes: ['dark', 'Dark', 'DARK'] },
      },
    },
  };
  return optimize(svg, { multipass: true, js2svg: { pretty: true, indent: 0 }, plugins: [preset] }).data;
}
