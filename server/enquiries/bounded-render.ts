/**
 * Keeps the contact page from being rendered faster than other pages can be served: rendering takes
 * milliseconds of the only thread, and whoever posts forms with faults can ask for it as often as they like.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ContactFormState, RenderContactPage } from '../../contract/contact-form.ts';

const maxClients = 9;

/** The result renders for a client, or resolves with null when it has a page under way, or too many clients have. */
export function boundRenders(render: RenderContactPage) {
  const clients = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();

  return async (client: string, state: ContactFormState): Promise<string | null> => {
    if (clients.has(client) || clients.size >= maxClients) return null;
    clients.add(client);
    const page = last.then(() => nextTurn()).then(() => render(state));
    last = page.catch(() => undefined);
    try {
      return await page;
    } finally {
      clients.delete(client);
    }
  };
}
