/** `npm run build`: the whole site into `dist/`. A fault in content or settings is reported without a stack. */
import { loadEnvFile } from '../contract/settings/load-env-file.ts';
import { SettingsError } from '../contract/settings/read-settings.ts';
import { buildSite } from '../src/build/build-site.ts';
import { sourceStamp } from '../src/build/build-stamp.ts';
import { removeUnfinished } from '../src/build/builds-folder.ts';
import { ContentError } from '../src/content/content-error.ts';

const [option] = process.argv.slice(2);
if (option !== undefined) {
  console.error(
    `npm run build takes no options, and "${option}" is one. How to use it: npm run build. ` +
      'Settings are variables: SITE_URL=https://www.company.example npm run build',
  );
  process.exit(2);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    removeUnfinished();
    console.error('The build was stopped. The published build is as it was.');
    // process.exit waits for V8's threads, and they can wait for this one to collect garbage.
    process.kill(process.pid, signal);
  });

const begun = performance.now();
const passed = () => ((performance.now() - begun) / 1000).toFixed(1);
try {
  loadEnvFile();
  // Taken first: what changes while the build runs is not in it.
  const { pages, warnings } = await buildSite(sourceStamp(), (step) =>
    console.log(`${passed().padStart(6)} s  ${step}`),
  );
  for (const warning of warnings) console.log(warning);
  console.log(`Built ${pages} pages into dist/current/ in ${passed()} s`);
} catch (error) {
  const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
  if (!isFull && !(error instanceof ContentError || error instanceof SettingsError)) throw error;
  console.error(isFull ? 'The disk is full. The published build is as it was.' : error.message);
  process.exit(1);
}
