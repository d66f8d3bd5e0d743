/** Structure of a page: order of headings, link texts, length of titles and descriptions, number of words. */
import { countOwnWords, type PageText, type Problem } from './text.ts';

export function checkHeadingOrder({ file, headings }: PageText): Problem[] {
  return headings.flatMap(({ line, level, text }, index): Problem[] => {
    // The page's one first-level heading is its headline, in the front matter.
    const before = headings[index - 1]?.level ?? 1;
    if (level <= before + 1) return [];
    const repair = `jumps from level ${before} to ${level}: write ${'#'.repeat(before + 1)}`;
    return [{ file, line, quote: text, repair }];
  });
}

const vagueLinks =
  /^(?:(?:click|tap|press)(?: here)?|here|(?:read|learn|see|find out|discover|know)? ?more|details|continue|go|link|this(?: page| link)?|https?:.*)[.…→ ]*$/i;

export function checkLinkTexts({ file, links }: PageText): Problem[] {
  return links
    .filter(({ text }) => vagueLinks.test(text.trim()))
    .map(({ line, text }) => ({
      file,
      line,
      quote: text,
      repair: 'does not say where the link leads: name the page or what the reader finds there',
    }));
}

/** The site's name is added to every title but the home page's, and the whole stays under 60 characters. */
const longestTitle = (file: string) => (file.endsWith('home.yaml') ? 59 : 45);

export function checkHead({ file, passages }: PageText): Problem[] {
  return passages.flatMap(({ isHead, field, line, text }): Problem[] => {
    const [least, most] = field === 'title' ? [1, longestTitle(file)] : [70, 160];
    const isChecked = isHead && (field === 'title' || field === 'description');
    if (!isChecked || (text.length >= least && text.length <= most)) return [];
    const repair = `is a ${field} of ${text.length} characters: make it ${least} to ${most}`;
    return [{ file, line, quote: text, repair }];
  });
}

/** Minimum number of words, by the part of the site that a file belongs to. */
const minimumWords: readonly (readonly [RegExp, number])[] = [
  [/\/(?:services|enterprises|startups|case-studies)\/[^/]+\.md$/, 450],
  [/\/pages\/how-we-work\.md$/, 700],
];

export function checkLength(page: PageText): Problem[] {
  const least = minimumWords.find(([files]) => files.test(page.file))?.[1] ?? 0;
  const words = countOwnWords(page);
  if (words >= least) return [];
  const repair = `are too few: answer the reader’s next question, up to ${least} words`;
  return [{ file: page.file, line: 1, quote: `${words} words`, repair }];
}
