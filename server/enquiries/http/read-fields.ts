/** Turns a posted body into named fields. What cannot be read is an enquiry without fields, not an error. */

export type BodyFormat = 'json' | 'urlencoded' | 'multipart';
export type Fields = Readonly<Record<string, unknown>>;

/** How the body says it is written, or null for a type that no form sends. */
export function formatOf(contentType: string | undefined): BodyFormat | null {
  const type = contentType?.split(';', 1)[0]?.trim().toLowerCase();
  if (type === 'application/json') return 'json';
  if (type === 'application/x-www-form-urlencoded') return 'urlencoded';
  if (type === 'multipart/form-data') return 'multipart';
  return null;
}

export async function readFields(
  bytes: Uint8Array<ArrayBuffer>,
  format: BodyFormat,
  contentType: string,
): Promise<Fields> {
  if (format === 'json') return readJson(bytes);
  // The URL standard's parser never fails; for JSON and multipart a fault leaves nothing to go by.
  if (format === 'urlencoded') return firstOfEach(new URLSearchParams(new TextDecoder().decode(bytes)));
  try {
    const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
    return firstOfEach([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}

function readJson(bytes: Uint8Array): Fields {
  try {
    const parsed: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof parsed === 'object' && parsed !== null ? Object.fromEntries(Object.entries(parsed)) : {};
  } catch {
    return {};
  }
}

/** A field that comes twice counts as it came first, as a form control of that name would show it. */
function firstOfEach(entries: Iterable<[string, string]>): Fields {
  return Object.fromEntries([...entries].reverse());
}
