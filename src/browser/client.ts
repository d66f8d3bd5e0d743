/**
 * Where `boot` wakes React. Its large parts are evaluated one after the other, each in a task of its own: a
 * module that imported them all would run them in one, and make the visitor who woke it wait. Built like
 * `boot`, without imports: it is needed before anything else can be asked for.
 */
import { takeTurns } from '../ui/take-turns.ts';

type Part = Partial<typeof import('./hydrate.tsx')>;

// The module is there once React has taken the page over. It fails where React cannot; the page then stays as it is.
await start();

async function start(): Promise<void> {
  const { parts = '', ahead = '' } = document.querySelector<HTMLElement>('[data-parts]')?.dataset ?? {};
  const modules = parts.split(' ');
  // All at once, so that taking turns costs no further round trips.
  for (const href of [...modules, ...ahead.split(' ')]) announce(href);
  let hydrate: Part['hydrate'];
  for (const module of modules) {
    const part: Part = await import(/* @vite-ignore */ module);
    hydrate ??= part.hydrate;
    await takeTurns();
  }
  if (!hydrate) throw new Error(`None of ${parts} takes a page over`);
  await hydrate();
}

function announce(href: string): void {
  const kinds: Record<string, Partial<HTMLLinkElement>> = {
    js: { rel: 'modulepreload' },
    css: { rel: 'preload', as: 'style' },
    json: { rel: 'preload', as: 'fetch', crossOrigin: '' },
  };
  const kind = kinds[href.slice(href.lastIndexOf('.') + 1)];
  if (kind) document.head.append(Object.assign(document.createElement('link'), kind, { href }));
}
