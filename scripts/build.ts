/** `npm run build`: the whole site into `dist/`. A fault in the content is told without a stack. */
import { ContentError } from '../src/content/content-error.ts';
import { buildSite } from '../src/prerender/build.ts';

const begun = performance.now();
try {
  const { pages } = await buildSite();
  console.log(`Built ${pages} pages into dist/ in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exit(1);
}
