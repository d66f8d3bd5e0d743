/** Names made of words: places on a page, pictures, and addresses. */
import { enquiryFieldNames, honeypotField } from './enquiry.ts';

/** Ids of other parts of a page. */
const ofParts =
  /^(?:main|first-view|arrived|spinner|failure|brand-mark|mobile-menu|footer-menu|notice|island-data|island-scripts|prices|cost|results)$/;

function isTaken(id: string): boolean {
  const control = id.replace(/-(?:hint|problem)$/, '');
  return ofParts.test(id) || [...enquiryFieldNames, honeypotField].some((field) => field === control);
}

/** A heading's id. It's never empty, and no other part has it. */
export function anchorOf(heading: string): string {
  const name = nameOf(heading);
  return isTaken(name) ? `${name}-section` : name;
}

/** `Ann O’Neil` → `ann-o-neil`, `数据安全` → `数据安全`. Without letters, it's named by its characters. */
export function nameOf(text: string): string {
  const name = hyphenated(text, /[^\p{L}\p{M}\p{N}]+/gu);
  return name || `section-${Array.from(text, (sign) => sign.codePointAt(0)?.toString(16)).join('-')}`;
}

/** In an address, only a to z. Empty if there are none. */
export function pageSlug(text: string): string {
  return hyphenated(text, /[^a-z0-9]+/g);
}

function hyphenated(text: string, between: RegExp): string {
  return (
    text
      .toLowerCase()
      .normalize('NFKD')
      // In other scripts, marks are letters.
      .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
      .normalize('NFC')
      .replace(between, '-')
      .replace(/^-|-$/g, '')
  );
}
