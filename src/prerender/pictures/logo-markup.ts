/** The brand's mark as SVG, for icons and social images. */
import type { Brand } from '../../brand/brand.ts';
import type { ChartTone } from '../../brand/derive-colours.ts';
import { attributeOf, type LogoInk } from '../../brand/logo.ts';

type LogoColours = { ink: string; course: string };
type Mark = Pick<Brand, 'logo' | 'logoFiles'>;

type Options = {
  /** Which of its pictures a mark that isn't plain shapes shows. */
  ground?: ChartTone;
  /** Dashes would blur into grey at a few pixels: there a line is whole, and bolder. */
  bold?: boolean;
  /** Classes for the colours, where a stylesheet changes them. */
  classes?: boolean;
};

export function logoMarkup(
  { logo, logoFiles }: Mark,
  { ink, course }: LogoColours,
  { ground = 'light', bold = false, classes = false }: Options = {},
) {
  if (logoFiles) {
    const image = (name: ChartTone) => {
      const address = `data:image/svg+xml;base64,${Buffer.from(logoFiles[name].svg).toString('base64')}`;
      return `<image${classes ? ` class="on-${name}"` : ''} width="${logo.size}" height="${logo.size}" href="${address}"/>`;
    };
    return classes ? image('light') + image('dark') : image(ground);
  }
  const colourOf = (given: LogoInk | null) => ({ ink, signal: course })[given ?? ''] ?? given ?? 'none';
  const paths = logo.paths.map(({ d, fill, stroke, pen: { strokeDasharray, strokeWidth = '1', ...pen } }) => {
    const width = bold && strokeDasharray ? Number(strokeWidth) * 1.44 : strokeWidth;
    const attributes = {
      ...(classes && { class: `f-${fill} s-${stroke}` }),
      fill: colourOf(fill),
      ...(stroke && { stroke: colourOf(stroke), strokeWidth: String(width), ...pen }),
      ...(strokeDasharray && !bold && { strokeDasharray }),
      ...(pen.fillRule && { fillRule: pen.fillRule }),
      d,
    };
    const written = Object.entries(attributes).flatMap(([name, value]) =>
      value === undefined ? [] : `${attributeOf(name)}="${value}"`,
    );
    return `<path ${written.join(' ')}/>`;
  });
  return paths.join('');
}
