/** `npm run build`: the whole site into `dist/`. A fault in content or settings is reported without a stack. */
import { SettingsError } from '../contract/settings/read-settings.ts';
import { ContentError } from '../src/content/content-error.ts';
import { buildSite } from '../src/prerender/build.ts';
import { sourceStamp } from './build-stamp.ts';

const begun = performance.now();
try {
  // Taken first: what changes while the build runs is not in it.
  const { pages, crowded } = await buildSite(sourceStamp());
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  for (const { path, tooMany } of crowded) {
    console.log(
      `${path}: the first packets of the page cannot hold its chart, which comes as a file, a moment later. A simpler chart or fewer words before it, by ${tooMany} bytes compressed, would bring it back.`,
    );
  }
  console.log(`Built ${pages} pages into dist/current/ in ${seconds} s`);
} catch (error) {
  if (!(error instanceof ContentError || error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exit(1);
}
