/** One instrument's words, and the page that states its rules, read without the rest of the site. */
import { z } from 'zod';
import { proseSections } from '../../content/markdown.ts';
import { openMarkdown, openYaml, validate } from '../../content/read-document.ts';
import {
  type InstrumentName,
  type InstrumentWords,
  instrumentSchemas,
} from '../../content/schema/instruments.ts';

export function wordsOf<Name extends InstrumentName>(name: Name): InstrumentWords[Name] {
  return instrumentWords()[name];
}

function instrumentWords(): InstrumentWords {
  const read = <Schema extends z.core.$ZodType>(name: InstrumentName, schema: Schema) =>
    validate(openYaml(`content/instruments/${name}.yaml`), schema);
  return {
    'ai-cost': read('ai-cost', instrumentSchemas['ai-cost']),
    'double-typing': read('double-typing', instrumentSchemas['double-typing']),
    'legacy-choice': read('legacy-choice', instrumentSchemas['legacy-choice']),
    runway: read('runway', instrumentSchemas.runway),
    'rescue-check': read('rescue-check', instrumentSchemas['rescue-check']),
    'ledger-test': read('ledger-test', instrumentSchemas['ledger-test']),
    'plot-a-course': read('plot-a-course', instrumentSchemas['plot-a-course']),
  };
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
