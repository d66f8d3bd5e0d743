import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listContent } from '../../src/content/content-files.ts';
import { bareEnvironment } from '../../testing/bare-environment.ts';
import { copyContent } from '../../testing/content/copy-content.ts';
import { launchCheck } from './launch-check.ts';

const sample = 'documents/sample-quality-management.yaml';

/** Content that can be built, and in which nothing is left to settle. */
function settledSite() {
  const { folder, edit } = copyContent();
  for (const { file } of listContent(folder).texts) {
    const text = readFileSync(file, 'utf8').replace('approval: pending', 'approval: granted');
    writeFileSync(file, text);
  }
  for (const file of ['brand.yaml', 'home.yaml', 'calculators/planner.yaml', 'calculators/runway.yaml'])
    edit(file, /^ *# confirm: .*\n/gm, '');
  edit(sample, /[\s\S]+/, 'title: ISO 9001\nkind: certificate\nbadge: ISO 9001\nsample: false\n');
  edit('brand.yaml', /\.example\b/g, '.ca');
  return { folder, edit };
}

test('nothing is left where all is settled, and the command ends with 1 where the content can’t be read', async () => {
  const { folder, edit } = settledSite();
  expect(await launchCheck(folder)).toMatchObject({
    isReady: true,
    text: expect.stringContaining('\nNothing is left to do: the site is ready to launch.'),
  });
  edit('facts.yaml', /^.*/, 'team-size: "three');
  const command = ['scripts/launch-check/main.ts', folder];
  expect(spawnSync(process.execPath, command, { env: bareEnvironment(), encoding: 'utf8' })).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(/^The content has a fault:\n {2}.*facts\.yaml:1 {2}YAML: " isn’t closed/),
  });
});

test('mistakes come first, then what to replace, what to confirm and drafts, each with its line', async () => {
  const { folder, edit } = settledSite();
  edit('brand.yaml', /^ {2}street: .*/m, '  street: 1 Example Quay');
  edit('brand.yaml', /^ {2}insurance: .*/m, '  insurance: null');
  edit('brand.yaml', /^ {2}water: .*/m, "  water: '#e0f0ff'");
  edit('case-studies/dbs.md', 'approval: granted', 'approval: pending');
  edit(sample, 'sample: false', 'sample: true');
  edit('pages/disclaimer.md', /$/, '\nStraitworks counts. <!-- confirm: that it counts -->\n');
  edit('home.yaml', /^team:$/m, 'team: # confirm: who’s in it');
  writeFileSync(`${folder}/pages/later.md`, '---\ndraft: true\n---\n');
  const { text, isReady } = await launchCheck(folder);
  expect(isReady).toBe(false);
  expect(text.replaceAll(`${folder}/`, '').replace(/:\d+ {2}/g, ':N  ')).toMatch(
    /^The content has 4 faults:\n(?: {2}brand\.yaml:N {2}colours\.water: .*\n){4}Links are checked once this is right\.\n\nReplace: /,
  );
  const lines = text.replaceAll(`${folder}/`, '').split('\n');
  expect(lines.slice(lines.findIndex((line) => line.startsWith('Replace')))).toEqual([
    'Replace: the sample company’s values, and what buyers ask about (5)',
    expect.stringMatching(/^brand\.yaml:\d+ {2}1 Example Quay is a placeholder: write your own value$/),
    expect.stringMatching(/^brand\.yaml:\d+ {2}insurance isn’t given: buyers ask about it$/),
    expect.stringMatching(/^case-studies\/dbs\.md:\d+ {2}the client has not agreed to this page: set/),
    'documents/sample-quality-management.yaml:4  is a sample: replace it by your own certificate, or remove both files',
    expect.stringMatching(/^pages\/disclaimer\.md:\d+ {2}names Straitworks, the sample company$/),
    '',
    'Confirm, then remove the comment (2)',
    expect.stringMatching(/^home\.yaml:\d+ {2}who’s in it$/),
    expect.stringMatching(/^pages\/disclaimer\.md:\d+ {2}that it counts$/),
    '',
    'Drafts: the build leaves them out (1)',
    'pages/later.md  to publish it, remove “draft: true”',
    '',
    expect.stringContaining('npm run build lists them.'),
    expect.stringContaining('check'),
    '',
    '11 to settle before the launch.',
  ]);
});
