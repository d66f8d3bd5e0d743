/** The page for an address that leads nowhere: `content/pages/not-found.md`. It has no address of its own. */
import { z } from 'zod';
import { type CommonSources, head, type PageContext } from '../page-context.ts';
import type { PageText } from '../page-kind.ts';
import { action, text, writtenPage } from '../schema/text.ts';

/** Also the words of the screen for an error, whose title every part of the site shares. */
export const notFoundSchema = z.strictObject({
  ...writtenPage.shape,
  action,
  failure: z
    .strictObject({
      text: text.describe('what a visitor can do when a page fails'),
      again: text.describe('the button that tries again'),
      home: text.describe('the button that leads to the home page'),
      control: text.describe('what it says when a button or menu can’t work yet'),
      reload: text.describe('the link that loads the page again'),
    })
    .describe('the words for a page or a control that fails'),
});

export interface NotFoundSources extends CommonSources {
  pages: { notFound: PageText<typeof notFoundSchema> };
}

/** Part of the layout's data. Its hero is always light. */
export function notFoundData(context: PageContext<NotFoundSources>) {
  const { notFound } = context.content.pages;
  const { headline, lead, action, failure } = notFound;
  return {
    head: { ...head(context, '/404', notFound), canonical: null, indexed: false },
    headline,
    lead,
    action,
    failure,
    image: context.hero('index-not-found'),
  };
}
