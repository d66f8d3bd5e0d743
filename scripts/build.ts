/** `npm run build`: the whole site into `dist/`. A fault in content or settings is reported without a stack. */
import { loadEnvFiles } from '../contract/settings/load-env-files.ts';
import { SettingsError } from '../contract/settings/read-settings.ts';
import { buildSite } from '../src/build/build.ts';
import { ContentError } from '../src/content/content-error.ts';
import { sourceStamp } from './build-stamp.ts';

const begun = performance.now();
loadEnvFiles();
try {
  // Taken first: what changes while the build runs is not in it.
  const { pages, warnings } = await buildSite(sourceStamp());
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  for (const warning of warnings) console.log(warning);
  console.log(`Built ${pages} pages into dist/current/ in ${seconds} s`);
} catch (error) {
  if (!(error instanceof ContentError || error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exit(1);
}
