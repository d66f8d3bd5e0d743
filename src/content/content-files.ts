/** Lists the files of the content. A text's name is the address of its page. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, parse } from 'node:path';
import { parseDocument } from 'yaml';
import { documents, isReserved } from '../../contract/addresses.ts';
import type { ContentFault } from './content-error.ts';
import { frontMatter } from './read-text.ts';
import type { ContentNames } from './schema/names.ts';
import { slug } from './schema/text.ts';

/** Folders of Markdown files, one file for each page or document. */
const textFolders = ['pages', 'services', 'enterprises', 'startups', 'case-studies', 'documents'] as const;
export type TextFolder = (typeof textFolders)[number];

/** Folders of offers; each is also the first part of its pages' addresses. */
export const offerSections = ['services', 'enterprises', 'startups'] as const;
export type OfferSection = (typeof offerSections)[number];

/** The other texts. The folder of calculators has one for each. */
const yamlFiles = [
  ...['brand.yaml', 'claims.yaml', 'examples.yaml', 'facts.yaml', 'home.yaml', 'navigation.yaml'],
  ...['prices.yaml', 'redirects.yaml', 'images/alternatives.yaml'],
];

export type TextFile = { file: string; folder: TextFolder; slug: string; path: string; isDraft: boolean };

export type Listing = {
  /** Without drafts, if they aren't wanted. */
  texts: readonly TextFile[];
  drafts: readonly TextFile[];
  /** Every text that is read, the YAML files among them. */
  files: readonly string[];
  names: ContentNames;
  faults: readonly ContentFault[];
};

/** @param withDrafts for the development server: builds leave them out. */
export function listContent(folder: string, withDrafts = false): Listing {
  const faults: ContentFault[] = [];
  const all = textFolders.flatMap((name) =>
    namesIn(join(folder, name)).flatMap((base): TextFile[] => {
      const file = join(folder, name, base);
      if (!looksLikeText(file) || isCopy(base)) return [];
      const problem = addressProblem(slugOf(base));
      if (problem !== null) {
        faults.push({ file, field: 'file name', problem });
        return [];
      }
      return [
        { file, folder: name, slug: slugOf(base), path: pathOf(name, slugOf(base)), isDraft: isDraft(file) },
      ];
    }),
  );
  const texts = withDrafts ? all : all.filter((text) => !text.isDraft);
  const calculators = namesIn(join(folder, 'calculators')).filter((name) => name.endsWith('.yaml'));
  const yaml = [...yamlFiles, ...calculators.map((name) => join('calculators', name))]
    .map((name) => join(folder, name))
    .filter((file) => existsSync(file));
  return {
    texts,
    drafts: all.filter((text) => text.isDraft),
    files: [...texts.map(({ file }) => file), ...yaml].sort(),
    names: {
      offers: all.filter(isOffer).map(({ path }) => path),
      caseStudies: all.filter((text) => text.folder === 'case-studies').map((text) => text.slug),
    },
    faults,
  };
}

const isOffer = ({ folder }: TextFile) => offerSections.some((section) => section === folder);

function pathOf(folder: TextFolder, name: string): string {
  if (folder === 'documents') return `${documents}${name}.pdf`;
  return `/${folder === 'pages' ? '' : `${folder}/`}${name}`;
}

export function slugOf(file: string): string {
  return basename(file, '.md');
}

/** Why a page can't have this address, or null if it can. */
export function addressProblem(name: string): string | null {
  if (!slug.safeParse(name).success)
    return 'is the address of its page: use lower case, digits and single hyphens, as in team-augmentation.md';
  if (isReserved(name)) return 'is an address that the site itself uses: give it another name';
  return null;
}

/** Notes and the like have no fields. A file with the name of a page is one, and has to have them. */
function looksLikeText(file: string): boolean {
  if (!file.endsWith('.md')) return false;
  return addressProblem(slugOf(file)) === null || frontMatter(readFileSync(file, 'utf8')) !== null;
}

/** As file managers name them: “dbs copy.md”, “Copy of dbs.md”, “dbs (2).md”. */
function isCopy(base: string): boolean {
  const name = slugOf(base);
  return (
    addressProblem(name) !== null &&
    /\bcopy\b|\bbackup\b|\bconflict|\(\d+\)|[._](?:old|orig|bak)$/i.test(name)
  );
}

/** A file whose other fields can't be read can be a draft, too. */
function isDraft(file: string): boolean {
  const yaml = frontMatter(readFileSync(file, 'utf8'))?.yaml ?? '';
  return /^draft\s*:/m.test(yaml) && parseDocument(yaml).get('draft') === true;
}

/** The folder's files, without those that computers and editors leave beside them. */
export function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() || isLeftover(entry.name) ? [] : entry.name))
    .sort();
}

function isLeftover(name: string): boolean {
  return (
    /^[.~#]|[~#]$|\.(?:bak|old|orig|rej|sw[a-p]|te?mp|lock|part|crdownload)$/i.test(name) ||
    /^(?:thumbs\.db|desktop\.ini)$/i.test(name)
  );
}

const pictureEnding = /\.(?:jpe?g|png|webp|avif|tiff?|svg)$/i;
export const isPictureFile = (name: string) => pictureEnding.test(name);

export const noPictureKind =
  'is no kind of picture that the site takes: save it as .jpg, .png, .webp, .avif, .tiff or .svg';

const drawingFolders = ['case-studies', 'clients', 'badges', 'avatars', 'charts'];

/** Files that look as if the site used them, each with what to do about it. Others, such as notes, are left alone. */
export function unusedFiles(folder: string, { texts, drafts, files }: Listing): string[] {
  const used = new Set([...texts.map(({ file }) => file), ...drafts.map(({ file }) => file), ...files]);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .flatMap((name) => {
      const file = join(folder, name);
      if (used.has(file) || name.startsWith('files/') || name.split(/[\\/]/).some(isLeftover)) return [];
      const problem = unusedProblem(file, parse(name));
      return problem === null ? [] : [`${file}  isn’t used: ${problem}`];
    });
}

function unusedProblem(file: string, { dir, base, ext }: ReturnType<typeof parse>): string | null {
  switch (ext.toLowerCase()) {
    case '.md':
      if (frontMatter(readFileSync(file, 'utf8')) === null) return null;
      return textFolders.some((name) => name === dir)
        ? 'if it’s a page, give it a name in lower case with digits and single hyphens; if not, remove it'
        : `a page’s file goes right into one of the folders ${textFolders.join(', ')}`;
    case '.yml':
      return 'name it .yaml';
    case '.yaml':
      return `the site reads ${yamlFiles.join(', ')} and the calculators`;
    case '.svg':
      if (dir === 'images' || dir === 'brand' || drawingFolders.includes(dir)) return null;
      return `put it into images, or a drawing into one of the folders ${drawingFolders.join(', ')}`;
    case '.heic':
    case '.gif':
    case '.bmp':
    case '.psd':
      return noPictureKind;
    case '.txt': {
      // Some editors put it behind the name that was typed.
      const { name } = parse(base);
      return /\.(?:md|yaml)$/i.test(name) ? `name it ${name}` : null;
    }
    default:
      if (!isPictureFile(base) || dir === 'images') return null;
      if (dir === 'documents') return null;
      if (dir === 'clients')
        return 'is no SVG file: move it to content/images and name it there, as wordmark in the case study or as logo in trusted.partners in home.yaml';
      return drawingFolders.includes(dir)
        ? 'is no SVG file: save it as .svg, or put a photo into content/images'
        : 'put a picture into content/images';
  }
}

type ContentLine = { file: string; line: number; text: string };

/** Every line of the texts, for what an editor may write anywhere. */
export function contentLines(files: readonly string[]): ContentLine[] {
  return files.flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines.map((text, index) => ({ file, line: index + 1, text }));
  });
}

/** Lines that `npm run new` has left for an editor to write: its templates mark each of them with TODO. */
export function unwrittenLines(files: readonly string[]): ContentLine[] {
  return contentLines(files)
    .filter(({ text }) => /\bTODO\b/.test(text))
    .map((found) => ({ ...found, text: found.text.trim() }));
}
