/** The whole site into `dist/`, for `scripts/build.ts`. A fault in content or settings is reported without a stack. */
import { loadEnvFiles } from '../contract/settings/load-env-files.ts';
import { SettingsError } from '../contract/settings/read-settings.ts';
import { ContentError } from '../src/content/content-error.ts';
import { writeEditorSchemas } from '../src/content/editor-schemas.ts';
import { buildSite } from '../src/prerender/build.ts';
import { codeStamp, sourceStamp } from './build-stamp.ts';
import { endWithParent } from './end-with-parent.ts';

endWithParent();
const begun = performance.now();
const passed = () => ((performance.now() - begun) / 1000).toFixed(1);
try {
  loadEnvFiles();
  writeEditorSchemas();
  // Taken first: what changes while the build runs is not in it.
  const { pages, warnings } = await buildSite(sourceStamp(), codeStamp(), (step) =>
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
