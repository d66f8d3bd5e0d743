/** Whether the order that an offer gives its page fits what the page has. */
import type { ProseSection } from './markdown.ts';
import { isTextLayout, type Offer, offerParts, textLayouts } from './schema/offer.ts';

type Composed = Pick<Offer, 'composition' | 'sounding' | 'marginNote' | 'instrument'> & {
  file: string;
  sections: readonly Pick<ProseSection, 'heading' | 'html'>[];
};

/** @returns what is wrong with the order, as an editor can mend it. */
export function compositionProblems(offer: Composed): string[] {
  const { composition, sections, sounding, marginNote, instrument } = offer;
  const layouts = composition.filter(isTextLayout);
  const count = (entry: string) => composition.filter((other) => other === entry).length;
  const problems: string[] = [];
  for (const part of offerParts) {
    const isMissing = count(part) === 0 && (part !== 'instrument' || instrument !== undefined);
    if (isMissing) problems.push(`leaves out ${part}: write it where it is to stand`);
    if (count(part) > 1) problems.push(`has ${part} twice: keep one of the two`);
  }
  if (count('instrument') > 0 && instrument === undefined)
    problems.push('has an instrument, and the page has none: remove it');
  if (layouts.length !== sections.length) {
    problems.push(
      `has layouts for ${layouts.length} sections of the text, which has ${sections.length}: give each ## one of ${textLayouts.join(', ')}`,
    );
  } else {
    for (const [index, { heading, html }] of sections.entries()) {
      const isTable = layouts[index] === 'table-chart';
      if (html.includes('<table') && !isTable)
        problems.push(`sets “${heading}” as ${layouts[index]}, and it has a table: write table-chart`);
      if (!html.includes('<table') && isTable)
        problems.push(`sets “${heading}” as table-chart, and it has no table: choose another layout`);
    }
  }
  for (const [layout, field, given] of [
    ['pull-sounding', 'sounding', sounding],
    ['margin-note', 'marginNote', marginNote],
  ] as const) {
    if (count(layout) > 1) problems.push(`has ${layout} twice: the page has one ${field}`);
    if (count(layout) > 0 && given === undefined) problems.push(`has ${layout}: write its ${field}, too`);
    if (count(layout) === 0 && given !== undefined)
      problems.push(`has no ${layout}, where ${field} would stand: add it, or remove ${field}`);
  }
  return problems;
}
