import { expect, test } from 'vitest';
import { anyAnswers } from '../../testing/calculators/any-answer.ts';
import { copyOf } from '../../testing/calculators/content.ts';
import { open } from '../../testing/calculators/open.ts';
import { fc } from '../../testing/properties.ts';
import { namesIn } from './engine/fields.ts';

const { assets, verdicts } = copyOf('rescue-check');
const { fields, result } = open('rescue-check');

const firstDay = ['repository', 'domain', 'hosting', 'stores', 'licences', 'deploy', 'contract'];

/** What's missing, what isn't said, and the gaps by the page's days: access, backup, build. */
test.each<[no: string[], open: string[], gaps: string[]]>([
  [[], [], []],
  [['contract'], [], ['contract']],
  [['cleanBuild', 'repository'], [], ['repository', 'cleanBuild']],
  [['dataExport', 'deploy'], [], ['deploy', 'dataExport']],
  [['cleanBuild', 'restoredBackup', 'stores'], [], ['stores', 'restoredBackup', 'cleanBuild']],
  [['licences', 'dataExport', 'domain'], ['hosting'], ['domain', 'licences', 'dataExport']],
  [['cleanBuild'], firstDay, ['cleanBuild']],
  [namesIn(assets), [], [...firstDay, 'dataExport', 'restoredBackup', 'cleanBuild']],
])('without %j, and %j not said, the gaps are %j', (no, open, gaps) => {
  const given = (name: string) => (no.includes(name) ? 'no' : open.includes(name) ? '' : 'yes');
  const answers = Object.fromEntries(namesIn(assets).map((name) => [name, given(name)]));
  const { verdict, items = [] } = result(answers);
  const found = items.map(({ notes: [note] }) => namesIn(assets).find((name) => assets[name].gap === note));
  expect(found).toEqual(gaps);
  const left = open.length > 0 ? [`Questions left: ${open.length}`] : [];
  const said = [verdicts.gaps.replace('{count}', String(gaps.length)), ...left].join('. ');
  expect(verdict?.text).toBe(gaps.length + open.length === 0 ? verdicts.held : said);
});

test('before anything is said there is no verdict', () => {
  expect(result({}).verdict).toEqual({ text: verdicts.none, isOpen: true });
});

test('the letter asks for exactly the gaps, and they follow the days', () => {
  fc.assert(
    fc.property(anyAnswers(fields), (answers) => {
      const { items = [], paper } = result(answers);
      const no = namesIn(assets).filter((name) => answers[name] === 'no');
      const days = items.map(({ notes: [gap] }) => {
        return Object.values(assets).find((asset) => asset.gap === gap)?.day ?? 0;
      });
      expect(days).toEqual(no.map((name) => assets[name].day).toSorted((a, b) => a - b));
      expect(namesIn(assets).filter((name) => paper?.text?.includes(assets[name].ask))).toEqual(no);
    }),
  );
});
