/** `npm run new -- case-study "Name"`: a draft that builds at once, for an editor to go on from. */
import { writeDraft } from './write-draft.ts';

const [kind, name] = process.argv.slice(2);
try {
  const { file, removed } = writeDraft('content', kind, name);
  console.log(`Wrote ${file}. Replace everything in it that is marked TODO.`);
  if (file.endsWith('.md'))
    console.log('It’s a draft: npm run dev shows it. Remove the line “draft: true” to publish it.');
  if (removed) {
    console.log(`It replaced “${removed}”. If content/claims.yaml lists that entry, remove it there too.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
