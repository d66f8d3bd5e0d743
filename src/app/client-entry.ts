/**
 * What `boot` imports: React, which is evaluated here, and then the client in a task of its own. By its address, because
 * the bundler would spread a client that's imported by name over more and larger chunks.
 */
import 'react-dom/client';
import 'react/jsx-runtime';

type Client = typeof import('./client.tsx');

export async function hydrate(): Promise<void> {
  const address = document.querySelector<HTMLElement>('[data-client]')?.dataset['client'] ?? '';
  const client: Client = await import(/* @vite-ignore */ address);
  await client.hydrate();
}
