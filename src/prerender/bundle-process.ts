/** The bundler in a process of its own, which takes its memory with it: bundles.ts starts it. */
import { join } from 'node:path';
import type { Brand } from '../brand/brand.ts';
import { bundleForBrowsers, bundleRenderer } from './bundle.ts';
import type { BrowserFiles } from './document.ts';

export type BundleTask = { folder: string; renderer: string; brand: Brand };
export type BundleAnswer = { browser: BrowserFiles } | { error: unknown; code: unknown };

process.once('message', async ({ folder, renderer, brand }: BundleTask) => {
  const answer = (message: BundleAnswer) => process.send?.(message, () => process.channel?.unref());
  try {
    const browser = await bundleForBrowsers(join(folder, 'client'), brand);
    await bundleRenderer(folder, renderer);
    answer({ browser });
  } catch (error) {
    // A copy of an error has no code.
    answer({ error, code: error instanceof Error && 'code' in error ? error.code : undefined });
  }
});
// The build has ended before it. process.exit would wait for threads that can wait for this one.
process.once('disconnect', () => process.kill(process.pid));
