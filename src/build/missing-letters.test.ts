import { expect, test } from 'vitest';
import { outlines } from '../../testing/content/outlines.ts';
import { sample } from '../../testing/content/sample.ts';
import { readContent } from '../content/read-content.ts';
import { missingLetters } from './missing-letters.ts';

const { documents, provider } = readContent(sample);
const [policy] = documents;
if (!policy) throw new Error('The content has no document');

const warnings = (changes: Partial<typeof provider>, own: readonly (typeof policy)[] = documents) =>
  missingLetters(outlines, {
    folder: sample,
    provider: { ...provider, ...changes },
    pages: [],
    documents: own,
  });

test('letters that no typeface has are named, wherever a PDF would leave them out', () => {
  expect(warnings({})).toEqual([]);
  expect(warnings({ legalName: 'Quay 明港 Pte. Ltd.' })).toEqual([
    expect.stringMatching(/brand\.yaml:\d+ {2}legalName: PDFs leave out 明港\. The typefaces in brand\.yaml/),
  ]);
  expect(warnings({ registration: { title: 'Number', label: '商业号', number: '1' } })).toEqual([
    expect.stringMatching(/brand\.yaml:\d+ {2}registration\.label: PDFs leave out 商业号\./),
  ]);
  const { file } = policy;
  expect(warnings({}, [{ ...policy, title: 'Policy 政策', version: '一' }])).toEqual([
    expect.stringContaining(`${file}  its PDF leaves out 政策, 一. The typefaces`),
  ]);
  expect(warnings({ legalName: '明港' }, [])).toEqual([]);
});
