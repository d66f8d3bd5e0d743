/** `npm run launch-check`. Exits with 1 while anything is unsettled. */
import { ContentError } from '../../src/content/content-error.ts';
import { readContent } from '../../src/site/read-content.ts';
import { launchCheck } from './launch-check.ts';

try {
  const { text, isReady } = launchCheck(await readContent());
  console.log(text);
  process.exitCode = isReady ? 0 : 1;
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
