/** A calculator's copy, and the page that states its rules. */
import { z } from 'zod';
import { proseSections } from '../../content/markdown.ts';
import { openMarkdown, validate } from '../../content/read-document.ts';
import type { CalculatorCopy, CalculatorName } from '../../content/schema/calculators.ts';
import { readSite } from '../../content/site.ts';

const { calculators } = readSite('content');

export function copyOf<Name extends CalculatorName>(name: Name): CalculatorCopy[Name] {
  const copy: CalculatorCopy = calculators;
  return copy[name];
}

const stated = z.looseObject({
  notFor: z.object({ reasons: z.array(z.string()) }),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
});

/** @param path as a visitor sees it. */
export function offerPage(path: string) {
  const file = `content${path}.md`;
  const source = openMarkdown(file);
  const html = proseSections(source.body, file).map((section) => section.html);
  return { ...validate(source, stated), html: html.join('') };
}
