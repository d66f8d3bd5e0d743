/** The report as a chart: one bar for every figure with a bound, as long as its share of the bound. */
import { isWithin, type PartReport, shareOfBound } from './finding.ts';

const rowHeight = 22;
const labelWidth = 430;
const boundAt = 340;
const width = labelWidth + boundAt * 1.5 + 70;
/** Longer bars are cut off. */
const longest = 1.5;

export function reportChart(parts: readonly PartReport[]): string {
  const bars = parts.flatMap(({ part, findings }) =>
    findings.flatMap((finding) => {
      if (!finding.bound) return [];
      const share = shareOfBound(finding.bound);
      return [{ label: `${part}: ${finding.what}`, share, within: isWithin(finding) }];
    }),
  );
  const height = bars.length * rowHeight + 60;
  const line = labelWidth + boundAt;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">`,
    '<title>Each figure as a share of its bound; a bar that passes the line breaks it</title>',
    `<rect width="${width}" height="${height}" fill="#fcfbf7"/>`,
    ...bars.map(({ label, share, within }, index) => {
      const y = 40 + index * rowHeight;
      const length = Math.max(Math.min(share, longest) * boundAt, 1).toFixed(0);
      const figure = Number.isFinite(share) ? `${(share * 100).toFixed(0)}%` : 'over';
      return (
        `<text x="${labelWidth - 10}" y="${y + 12}" text-anchor="end">${escapeXml(label)}</text>` +
        `<rect x="${labelWidth}" y="${y}" width="${length}" height="15" fill="${within ? '#1b6b63' : '#c2410c'}"/>` +
        `<text x="${labelWidth + Number(length) + 6}" y="${y + 12}">${figure}</text>`
      );
    }),
    `<path d="M${line} 30V${height - 14}" stroke="#222" stroke-dasharray="3 3"/>`,
    `<text x="${line}" y="22" text-anchor="middle">the bound</text>`,
    '</svg>\n',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
