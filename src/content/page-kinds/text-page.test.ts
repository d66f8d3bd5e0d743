import { expect, test } from 'vitest';
import { copyContent } from '../../../testing/content/copy-content.ts';
import { renderContent } from '../../../testing/content/render-content.ts';

test('of two times until an answer, the receipt promises the longer', async () => {
  const { folder, edit } = copyContent();
  edit('pages/thank-you.md', /^ {2}replyTime: .*/m, '  replyTime: two to three working days');
  const { listed } = await renderContent(folder);
  const thanks = listed.find(({ path }) => path === '/thank-you');
  expect(thanks?.data).toMatchObject({ receipt: { workingDays: 3 } });
});
