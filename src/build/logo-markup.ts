/** The brand's mark as SVG, for icons and social images. */
import { attributeOf, type Logo, type LogoInk } from '../brand/logo.ts';

type LogoColours = { ink: string; course: string };

type Options = {
  /** Dashes would blur into grey at a few pixels: there a line is whole, and bolder. */
  bold?: boolean;
  /** Classes for the colours, where a stylesheet changes them. */
  classes?: boolean;
};

export function logoMarkup(
  logo: Logo,
  { ink, course }: LogoColours,
  { bold = false, classes = false }: Options = {},
) {
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
