/** Hashes of scripts and styles that stand inside a page. */
import { createHash } from 'node:crypto';

/** The hash by which a content security policy allows an inline script or style. */
export function sourceHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
