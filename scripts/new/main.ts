/** `npm run new -- case-study "Name"`: a draft that builds at once, for an editor to go on from. */
import { writeDraft } from './write-draft.ts';

const [kind, name] = process.argv.slice(2);
try {
  console.log(`Wrote ${writeDraft('content', kind, name)}. Replace everything in it that is marked TODO.`);
  console.log('It’s a draft: npm run dev shows it. Remove the line “draft: true” to publish it.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
