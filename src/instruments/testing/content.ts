/** One instrument's words, and the page that states its rules, read without the rest of the site. */
import { z } from 'zod';
import { proseSections } from '../../content/markdown.ts';
import { openMarkdown, openYaml, validate } from '../../content/read-document.ts';
import { type InstrumentName, instrumentSchemas } from '../../content/schema/instruments.ts';

export function wordsOf<Name extends InstrumentName>(name: Name) {
  return validate<(typeof instrumentSchemas)[Name]>(
    openYaml(`content/instruments/${name}.yaml`),
    instrumentSchemas[name],
  );
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
