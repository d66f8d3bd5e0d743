/** `npm run build`: the whole site into `dist/`. A fault in content or settings is reported without a stack. */
import { loadEnvFile } from '../contract/settings/load-env-file.ts';
import { SettingsError } from '../contract/settings/read-settings.ts';
import { buildSite } from '../src/build/build-site.ts';
import { sourceStamp } from '../src/build/build-stamp.ts';
import { ContentError } from '../src/content/content-error.ts';

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
  if (!(error instanceof ContentError || error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exit(1);
}
