/**
 * Where content speaks of the sample company's country and its law, for a company of another one. It may mean what it says,
 * so that's a reading list. A position on a chart is another one's, or it isn't.
 */
import { readFileSync } from 'node:fs';
import type { Provider } from '../../src/content/schema/brand.ts';
import type { Source } from '../../src/content/source.ts';
import { contentLines } from '../../src/content/unwritten.ts';
import { drawingFiles } from '../../src/pictures/drawing-folders.ts';
import { positionInDegrees } from '../../src/site/address.ts';
import type { OpenPoint } from './open-points.ts';

const sampleCountry = 'SG';

const ofSampleCountry =
  /\b(?:Singapore|PDPA|Personal Data Protection|GST|MAS|CSA|AI Verify|Singpass|APEX|Enterprise Development Grant)\b/;

type ContentLine = ReturnType<typeof contentLines>[number];

export function sampleCountryLines({ country }: Pick<Provider, 'country'>, sources: Iterable<Source>) {
  if (country.code === sampleCountry) return [];
  const isCopy = ({ file }: ContentLine) => !/(?:claims|redirects)\.yaml$/.test(file);
  return contentLines(sources).filter((line) => isCopy(line) && ofSampleCountry.test(line.text));
}

/** Positions on drawings that aren't the office's. */
export function otherPositions(folder: string, { position }: Pick<Provider, 'position'>): OpenPoint[] {
  const signs = (text: string) => text.replace(/[\s,]/g, '');
  const own = positionInDegrees(position);
  return drawingFiles(folder).flatMap(({ file }) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index): OpenPoint[] => {
        const [, drawn] = />([^<>]*\d°\d[^<>]*)<\/text>/.exec(line) ?? [];
        if (drawn === undefined || signs(drawn) === signs(own)) return [];
        const what = `says ${drawn}, and your office is at ${own}: correct its text, or brand.yaml’s position`;
        return [{ group: 'replace', file, line: index + 1, what }];
      }),
  );
}
