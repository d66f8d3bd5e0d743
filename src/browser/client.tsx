/**
 * Where `boot` wakes React. Its large parts are evaluated one after the other, each in a task of its own: a
 * module that imported them all would run them in one, and make the visitor who woke it wait.
 */
import { takeTurns } from './take-turns.ts';

/** Resolves once React has taken the page over. Rejects where it cannot; the page then stays as it is. */
export async function start(): Promise<void> {
  announceParts();
  await import('react-dom/client');
  await takeTurns();
  await import('./router.ts');
  await takeTurns();
  const { hydrate } = await import('./hydrate.tsx');
  await takeTurns();
  await hydrate();
}

/** Fetches all parts at once, so that evaluating them in turn costs no further round trips. */
function announceParts(): void {
  const parts = document.querySelector<HTMLElement>('[data-parts]')?.dataset['parts'];
  for (const href of parts?.split(' ') ?? []) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}
