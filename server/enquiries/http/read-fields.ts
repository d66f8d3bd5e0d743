/** Turns a posted body into named fields. What cannot be read is an enquiry without fields, not an error. */

import { z } from 'zod';

export type BodyFormat = 'json' | 'form';
export type Fields = Readonly<Record<string, unknown>>;

/** How the body says it is written, or null for a type that no form sends. */
export function formatOf(contentType: string | undefined): BodyFormat | null {
  const type = contentType?.split(';', 1)[0]?.trim().toLowerCase();
  if (type === 'application/json') return 'json';
  if (type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data') return 'form';
  return null;
}

export async function readFields(
  bytes: Uint8Array<ArrayBuffer>,
  format: BodyFormat,
  contentType: string,
): Promise<Fields> {
  try {
    const body = new Response(bytes, { headers: { 'content-type': contentType } });
    if (format === 'json') return z.looseObject({}).parse(await body.json());
    // A field that comes twice counts as it came first, as a form control of that name would show it.
    return Object.fromEntries([...(await body.formData())].reverse());
  } catch {
    return {};
  }
}
