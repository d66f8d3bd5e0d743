/** What has to be settled before a launch: placeholders, approvals, samples, claims without a source. */
import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ContentError } from '../../src/content/content-error.ts';
import { claimsSchema } from '../../src/content/schema/claims.ts';
import { type Path, Source } from '../../src/content/source.ts';
import { contentLines, unwrittenLines } from '../../src/content/unwritten.ts';

/** What has to be done: put the provider's own value, or get an approval. */
export type Group = 'replace' | 'approve';
export type OpenPoint = { group: Group; file: string; line: number; what: string };

/**
 * @param sources everything that was read, without drafts.
 * @throws ContentError if the register of claims can't be read.
 */
export function openPoints(folder: string, sources: readonly Source[]): OpenPoint[] {
  const within = (pattern: RegExp) =>
    sources.filter(({ file }) => pattern.test(relative(folder, file).replaceAll(sep, '/')));
  const points = (group: Group, pattern: RegExp, check: Check) =>
    within(pattern).flatMap((source) => pointsOf(group, source, check));
  return [
    ...unwrittenLines(sources).map(({ file, line, text }): OpenPoint => {
      return { group: 'replace', file, line, what: `is still to write: ${text}` };
    }),
    ...points('replace', /^brand\.yaml$/, placeholder),
    ...points('replace', /^brand\.yaml$/, unknownFact),
    ...points('replace', /^home\.yaml$/, unsourcedFigures),
    ...points('replace', /^documents\/.*\.yaml$/, sample),
    ...points('approve', /^case-studies\/.*\.md$/, missingApproval),
    ...within(/^brand\.yaml$/).flatMap((brand) => exampleNames(brand, sources)),
    ...openClaims(folder),
  ];
}

/** What has to be settled about one value, or null. */
type Check = (value: unknown, field: string) => string | null;

function pointsOf(group: Group, source: Source, check: Check): OpenPoint[] {
  return valuesIn(source.value).flatMap(({ path, value }) => {
    const what = check(value, path.join('.'));
    return what === null ? [] : [{ group, file: source.file, line: source.lineOf(path), what }];
  });
}

function valuesIn(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, entry]) =>
    valuesIn(entry, [...path, isList ? Number(key) : key]),
  );
}

/** Values that no authority assigns, and the reserved domain. */
const placeholders = [/\.example\b/, /^0{6}$/, /^0{9}X$/, /^\+65 0000 0000$/, /\bExample Quay\b/, /^#00-00$/];

const placeholder: Check = (value, field) => {
  if (!placeholders.some((pattern) => pattern.test(String(value)))) return null;
  return `${field} is a placeholder (${value}): write the provider’s own value`;
};

const unknownFact: Check = (value, field) => {
  if (!field.startsWith('about.') || value !== null) return null;
  return `${field.slice('about.'.length)} isn’t given: buyers ask about it`;
};

/** A source that can be looked up has an address or a year. */
const unsourcedFigures: Check = (value, field) =>
  field !== 'failures.source' || /https:\/\/|\b(?:19|20)\d\d\b/.test(String(value))
    ? null
    : 'the percentages have no source: name the publication with its year or address';

const missingApproval: Check = (value, field) => {
  if (field !== 'approval' || value !== 'pending') return null;
  return 'the client has not agreed to this page: set approval to granted once they have, or remove the page';
};

const sample: Check = (value, field) => {
  if (field !== 'sample' || value !== true) return null;
  return 'is a sample: replace it by the provider’s own certificate, or remove it';
};

/** Every claim that isn't confirmed, and every entry whose words are no longer in its file. */
function openClaims(folder: string): OpenPoint[] {
  const open = (name: string) => new Source(join(folder, name));
  const register = open('claims.yaml');
  const claims = register.read(claimsSchema);
  if (!claims) throw new ContentError(register.faults);
  return claims.flatMap(({ file, quote, confirm, confirmed }, index): OpenPoint[] => {
    const claimed = open(file);
    const line = contentLines([claimed]).find(({ text }) => text.includes(quote))?.line;
    if (line === undefined) {
      const what = existsSync(claimed.file)
        ? `speaks of “${quote}”, which is not in ${file}: correct the entry or remove it. It was there to confirm ${confirm}`
        : `is about ${file}, which is gone: remove the entry, or write the file’s new name`;
      return [{ group: 'approve', file: register.file, line: register.lineOf([index]), what }];
    }
    return confirmed ? [] : [{ group: 'approve', file: claimed.file, line, what: `confirm ${confirm}` }];
  });
}

const exampleName = 'Straitworks';

/** Where the example's name is left once brand.yaml has another. */
function exampleNames(brand: Source, sources: readonly Source[]): OpenPoint[] {
  if (valuesIn(brand.value).some(({ path, value }) => path.join('.') === 'name' && value === exampleName))
    return [];
  return contentLines(sources)
    .filter(({ text }) => text.includes(exampleName) && !text.includes('.example'))
    .map(({ file, line }) => ({
      ...{ group: 'replace', file, line },
      what: `names ${exampleName}, the company of the example`,
    }));
}
