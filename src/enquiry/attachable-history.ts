/** The visitor's own history as an enquiry takes it. */
import { enquiryFields, maxHistoryLines } from '../../contract/enquiry.ts';
import type { RecordedVisit } from '../browser/visit-history.ts';

/** The server takes 128 KiB. A full message, a full plan and the captcha's answer need up to 42 KiB of it. */
const mostBytes = 84_000;

/** Oldest first, as the visits come. */
export function attachableHistory(visits: readonly RecordedVisit[]): string[] {
  const lines: string[] = [];
  let [bytes, characters] = [0, 0];
  for (const { text } of visits.slice(-maxHistoryLines).reverse()) {
    // Another program may have stored line breaks.
    const line = text.replace(/\s+/g, ' ').trim();
    // As JSON sends it: escaped, with a line break of two characters.
    bytes += new TextEncoder().encode(JSON.stringify(line)).length + 2;
    characters += line.length + 1;
    if (bytes > mostBytes || characters > enquiryFields.history.maxLength) break;
    if (line) lines.unshift(line);
  }
  return lines;
}
