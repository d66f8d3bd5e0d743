/** One instrument's words, and the page that states its rules, read without the rest of the site. */
import { z } from 'zod';
import { proseSections } from '../../content/markdown.ts';
import { readMarkdown, readYaml } from '../../content/read-document.ts';
import { type InstrumentName, instrumentSchemas } from '../../content/schema/instruments.ts';

export function wordsOf<Name extends InstrumentName>(name: Name) {
  return readYaml<(typeof instrumentSchemas)[Name]>(
    `content/instruments/${name}.yaml`,
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
  const { data, body } = readMarkdown(file, stated);
  return { ...data, html: proseSections(body, file).map(({ html }) => html).join('') };
}
