/**
 * Loads React when `boot` asks for it. Its large parts are imported one after the other, so that each is evaluated
 * in a task of its own: evaluated in one, they break the bench's bound on the longest task of waking. Built like
 * `boot`, without imports: it is needed before anything else can be asked for.
 */
import type { hydrate } from './hydrate.tsx';

type Part = { hydrate?: typeof hydrate };

// The module is there once React has taken the page over. It fails where React cannot, and `boot` marks the page.
await load();

async function load(): Promise<void> {
  await documentIsWhole();
  const { parts = '', preload = '' } = document.querySelector<HTMLElement>('[data-parts]')?.dataset ?? {};
  const modules = parts.split(' ');
  // All at once, so that importing them in turn costs no further round trips.
  for (const href of [...modules, ...preload.split(' ')]) request(href);
  let start: Part['hydrate'];
  for (const module of modules) {
    const part: Part = await import(/* @vite-ignore */ module);
    start ??= part.hydrate;
  }
  if (!start) throw new Error(`None of ${parts} hydrates a page`);
  await start();
}

/** What React needs is named at the end of the page, and a half page must not be taken for the whole. */
function documentIsWhole(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return undefined;
  return new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
}

function request(href: string): void {
  const kinds: Record<string, Partial<HTMLLinkElement>> = {
    js: { rel: 'modulepreload' },
    css: { rel: 'preload', as: 'style' },
    json: { rel: 'preload', as: 'fetch', crossOrigin: '' },
  };
  const kind = kinds[href.slice(href.lastIndexOf('.') + 1)];
  if (kind) document.head.append(Object.assign(document.createElement('link'), kind, { href }));
}
