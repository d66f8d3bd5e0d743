/** Hashes of scripts and styles that stand inside a page. */
import { createHash } from 'node:crypto';

/** As a content security policy names what stands inside a page. */
export function sourceHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
