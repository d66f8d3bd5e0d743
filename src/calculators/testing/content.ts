/** A calculator's copy, and what an offer's page says about who it isn't for. */
import { z } from 'zod';
import { openMarkdown, validate } from '../../content/read-document.ts';
import type { CalculatorCopy, CalculatorName } from '../../content/schema/calculators.ts';
import { readSite } from '../../content/site.ts';

const { calculators } = readSite('content');

export function copyOf<Name extends CalculatorName>(name: Name): CalculatorCopy[Name] {
  const copy: CalculatorCopy = calculators;
  return copy[name];
}

const stated = z.looseObject({ notFor: z.object({ reasons: z.array(z.string()) }) });

/** @param path as a visitor sees it. */
export const offerPage = (path: string) => validate(openMarkdown(`content${path}.md`), stated);
