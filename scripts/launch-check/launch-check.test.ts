import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from '../../src/site/read-content.ts';
import { bareEnvironment } from '../../testing/bare-environment.ts';
import { copyContent } from '../../testing/content/copy-content.ts';
import { launchCheck } from './launch-check.ts';

const sample = 'documents/sample-quality-management.yaml';

/** Content that can be built, and in which nothing is left to settle. */
async function settledSite() {
  const { folder, edit } = copyContent();
  for (const { file } of (await readContent(folder)).caseStudies)
    writeFileSync(file, readFileSync(file, 'utf8').replace('approval: pending', 'approval: granted'));
  for (const file of ['brand.yaml', 'home.yaml', 'calculators/planner.yaml', 'calculators/runway.yaml'])
    edit(file, /^ *# confirm: .*\n/gm, '');
  edit(sample, /[\s\S]+/, 'title: ISO 9001\nkind: certificate\nbadge: ISO 9001\nsample: false\n');
  edit('brand.yaml', /\.example\b/g, '.ca');
  return { folder, edit };
}

test('nothing is left where all is settled, and the command ends with 1 where the content can’t be read', async () => {
  const { folder, edit } = await settledSite();
  expect(launchCheck(await readContent(folder))).toMatchObject({
    isReady: true,
    text: expect.stringMatching(/\nNothing is left to do: the site is ready to launch\.$/),
  });
  edit('facts.yaml', /^.*/, 'team-size: "three');
  const command = [resolve('scripts/launch-check/main.ts')];
  const options = { cwd: join(folder, '..'), env: bareEnvironment(), encoding: 'utf8' } as const;
  expect(spawnSync(process.execPath, command, options)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/facts\.yaml:1 {2}YAML: a quote isn’t closed/),
  });
});

test('what to replace comes before what to confirm, each with its line', async () => {
  const { folder, edit } = await settledSite();
  edit('brand.yaml', /^ {2}street: .*/m, '  street: 1 Example Quay');
  edit('brand.yaml', /^ {2}insurance: .*/m, '  insurance: null');
  edit('case-studies/dbs.md', 'approval: granted', 'approval: pending');
  edit(sample, 'sample: false', 'sample: true');
  edit('pages/disclaimer.md', /$/, '\nIt counts. <!-- confirm: that it counts -->\n');
  edit('home.yaml', /^team:$/m, 'team: # confirm: who’s in it');
  const { text, isReady } = launchCheck(await readContent(folder));
  expect(isReady).toBe(false);
  expect(text.replaceAll(`${folder}/`, '').split('\n')).toEqual([
    'Replace: the sample company’s values, and what buyers ask about (4)',
    expect.stringMatching(/^brand\.yaml:\d+ {2}1 Example Quay is a placeholder: write your own value$/),
    expect.stringMatching(/^brand\.yaml:\d+ {2}insurance isn’t given: buyers ask about it$/),
    expect.stringMatching(/^case-studies\/dbs\.md:\d+ {2}the client has not agreed to this page: set/),
    'documents/sample-quality-management.yaml:4  is a sample: replace it by your own certificate, or remove both files',
    '',
    'Confirm, then remove the comment (2)',
    expect.stringMatching(/^home\.yaml:\d+ {2}who’s in it$/),
    expect.stringMatching(/^pages\/disclaimer\.md:\d+ {2}that it counts$/),
    '',
    expect.stringContaining('npm run build lists them.'),
    expect.stringContaining('check'),
    '',
    '6 to settle before the launch.',
  ]);
});
