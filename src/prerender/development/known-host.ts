/**
 * Whether the development server may answer a request. A page elsewhere could give its own name our address, and read
 * everything here: so the server is called localhost, an address in numbers, or what SITE_URL and HOST say.
 */
import { isIP } from 'node:net';

/** @returns what to do about a host that isn't known, or null. */
export function hostProblem(host = '', { SITE_URL, HOST }: NodeJS.ProcessEnv = process.env): string | null {
  const name = hostnameOf(`http://${host}`);
  const known = ['localhost', HOST, hostnameOf(SITE_URL ?? '')].filter(Boolean);
  if (known.includes(name) || name.endsWith('.localhost') || isIP(name.replace(/^\[|\]$/g, ''))) return null;
  return `The development server doesn’t know the name ${name}. If it’s yours, such as a tunnel’s, start the server with it: SITE_URL=https://${name} npm run dev`;
}

function hostnameOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : '';
}
