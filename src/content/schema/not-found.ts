/** The page for an address that leads nowhere: `content/pages/not-found.md`. It has no address of its own. */
import { z } from 'zod';
import { action, text, writtenPage } from './words.ts';

export const notFoundSchema = z.strictObject({
  ...writtenPage.shape,
  action,
  failure: z
    .strictObject({
      offline: text.describe('what it says without a connection'),
      late: text.describe('what it says when nothing came within 120 seconds'),
      broken: text.describe('what it says when a page can’t be loaded'),
      text: text.describe('what a visitor can do when a page fails'),
      again: text.describe('the button that tries again'),
      home: text.describe('the button that leads to the home page'),
      control: text.describe('what it says when a button or menu can’t work yet'),
      reload: text.describe('the link that loads the page again'),
    })
    .describe('the words for a page or a control that fails'),
});
