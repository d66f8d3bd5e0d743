/** What has to be settled before a launch: placeholders, approvals, samples, claims without a source. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentLines, listContent, unwrittenLines } from '../../src/content/content-files.ts';
import { openYaml, validate } from '../../src/content/read-document.ts';
import { claimsSchema } from '../../src/content/schema/claims.ts';
import { readScalars, type YamlScalar } from '../../src/content/yaml-scalars.ts';

/** What has to be done: put the provider's own value, or get an approval. */
export type Group = 'replace' | 'approve';
export type OpenPoint = { group: Group; file: string; line: number; what: string };

export function openPoints(folder: string): OpenPoint[] {
  const { files, texts } = listContent(folder);
  const markdownIn = (name: string) => texts.filter((text) => text.folder === name).map(({ file }) => file);
  return [
    ...unwrittenLines(files).map(({ file, line, text }): OpenPoint => {
      return { group: 'replace', file, line, what: `is still to write: ${text}` };
    }),
    ...pointsOf('replace', join(folder, 'brand.yaml'), placeholder),
    ...pointsOf('replace', join(folder, 'home.yaml'), unsourcedFigures),
    ...markdownIn('documents').flatMap((file) => pointsOf('replace', file, sample)),
    ...markdownIn('case-studies').flatMap((file) => pointsOf('approve', file, missingApproval)),
    ...markdownIn('case-studies').flatMap(conditionalLines),
    ...leftovers(folder, files),
    ...openClaims(folder),
  ];
}

/** What has to be settled about one value, or null. */
type Check = (value: unknown, field: string) => string | null;

function pointsOf(group: Group, file: string, check: Check): OpenPoint[] {
  return readScalars(file).flatMap(({ path, value, line }: YamlScalar) => {
    const what = check(value, path.join('.'));
    return what === null ? [] : [{ group, file, line, what }];
  });
}

/** Values that no authority assigns, and the reserved domain. */
const placeholders = [/\.example\b/, /^0{6}$/, /^0{9}X$/, /^\+65 0000 0000$/, /\bExample Quay\b/, /^#00-00$/];

const placeholder: Check = (value, field) => {
  if (!placeholders.some((pattern) => pattern.test(String(value)))) return null;
  return `${field} is a placeholder (${value}): write the provider’s own value`;
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

/** Words of a design study, which only proposes. Other pages can say “would”, too. */
const studyWords = /\bdesign study\b|\bwe(?:[’']d| would)\b/i;
const conditionals = /\bdesign study\b|\bwould\b|\b\w+[’']d\b/i;

/** Lines of an approved case study that still say what the work would be. */
function conditionalLines(file: string): OpenPoint[] {
  const lines = contentLines([file]);
  const isApproved = readScalars(file).some(
    ({ path, value }) => path.join('.') === 'approval' && value === 'granted',
  );
  if (!isApproved || !lines.some(({ text }) => studyWords.test(text))) return [];
  return lines.flatMap(({ line, text }): OpenPoint[] => {
    const [words] = conditionals.exec(text) ?? [];
    if (words === undefined) return [];
    const what = `the client has approved this page, which still says “${words}”: write what you built, in the past tense`;
    return [{ group: 'replace', file, line, what }];
  });
}

const sample: Check = (value, field) => {
  if (field !== 'sample' || value !== true) return null;
  return 'is a sample: replace it by the provider’s own certificate, or remove it';
};

/** Every claim that isn't confirmed, and every entry whose words are no longer in its file. */
function openClaims(folder: string): OpenPoint[] {
  const register = join(folder, 'claims.yaml');
  return validate(openYaml(register), claimsSchema).flatMap(
    ({ file, quote, confirm, confirmed }): OpenPoint[] => {
      const path = join(folder, file);
      const line = lineOf(path, quote);
      if (line === 0) {
        const what = `speaks of “${quote}”, which is not in ${file}: correct the entry or remove it. It was there to confirm ${confirm}`;
        return [{ group: 'approve', file: register, line: lineOf(register, quote), what }];
      }
      return confirmed ? [] : [{ group: 'approve', file: path, line, what: `confirm ${confirm}` }];
    },
  );
}

/** The first line with the quote, or 0. */
function lineOf(file: string, quote: string): number {
  if (!existsSync(file)) return 0;
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.findIndex((line) => line.includes(quote)) + 1;
}

/** What's left of the site's own example once brand.yaml has another name: that name, its logo and its position. */
function leftovers(folder: string, files: readonly string[]): OpenPoint[] {
  if (brandValue(folder, 'name')?.value === sampleName) return [];
  const brand = join(folder, 'brand.yaml');
  const point = (file: string, line: number, what: string): OpenPoint => {
    return { group: 'replace', file, line, what };
  };
  const named = contentLines(files)
    .filter(({ text }) => text.includes(sampleName) && !text.includes('.example'))
    .map(({ file, line }) => point(file, line, `names ${sampleName}, the company of the example`));
  const [latitude, longitude] = ['latitude', 'longitude'].map((field) =>
    brandValue(folder, `position.${field}`),
  );
  const isAtSample =
    latitude?.value === samplePosition.latitude && longitude?.value === samplePosition.longitude;
  const logo = brandValue(folder, 'logo');
  return [
    ...named,
    ...(latitude && isAtSample
      ? [point(brand, latitude.line, 'position is the example’s: write the degrees of your own office')]
      : []),
    ...(logo && isSampleLogo(join(folder, String(logo.value)))
      ? [point(brand, logo.line, `${logo.value} is the example’s logo: put your own in its place`)]
      : []),
  ];
}

const sampleName = 'Straitworks';
const samplePosition = { latitude: 1.2667, longitude: 103.85 };

/** The mark's first shape, whatever its colours have become. */
const isSampleLogo = (file: string) =>
  existsSync(file) && readFileSync(file, 'utf8').includes('M2 2h16c1 5-3 7-6 9s-3 6-10 8ZM30 30H13');

/** The public key that the server takes where RECAPTCHA_SITE_KEY isn't set. */
export function captchaSiteKey(folder: string): string | undefined {
  const key = brandValue(folder, 'captchaSiteKey')?.value;
  return typeof key === 'string' ? key : undefined;
}

function brandValue(folder: string, field: string): YamlScalar | undefined {
  return readScalars(join(folder, 'brand.yaml')).find(({ path }) => path.join('.') === field);
}
