/** Reads a posted enquiry. */
import { z } from 'zod';

export type Fields = Readonly<Record<string, unknown>>;

/** How an enquiry is written, and so how its sender wants to be answered. */
export type Format = 'json' | 'form';

const formats = new Map<string, Format>([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
  ['multipart/form-data', 'form'],
]);

export function formatOf(headers: Headers): Format | null {
  const [type = ''] = headers.get('content-type')?.split(';', 1) ?? [];
  return formats.get(type.trim().toLowerCase()) ?? null;
}

/** Whether a post comes from our own pages, as far as the browser tells. */
export function isOwnOrigin(headers: Headers, siteUrl: string): boolean {
  // A page can't set it: https://www.w3.org/TR/fetch-metadata/
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite === 'same-origin') return true;
  const origin = headers.get('origin');
  // Browsers name the origin of every post. Programs don't, and have nobody's session.
  if (origin === null) return fetchSite !== 'cross-site';
  if (!/^https?:/.test(origin) || !URL.canParse(origin)) return false;
  const { origin: exact, host: originHost } = new URL(origin);
  // Behind a proxy that handles TLS we don't know our own scheme, so the host decides.
  return exact === new URL(siteUrl).origin || originHost === headers.get('host')?.toLowerCase();
}

const jsonBody = z.looseObject({});

/** What can't be read, or broke off, has no fields: half an enquiry may look like a whole one. */
export async function readPostedFields(request: Request, format: Format): Promise<Fields> {
  try {
    return format === 'json'
      ? jsonBody.parse(await request.json())
      : Object.fromEntries(await request.formData());
  } catch {
    return {};
  }
}
