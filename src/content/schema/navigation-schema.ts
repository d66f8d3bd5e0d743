/** The navigation bar and the footer's columns: `content/navigation.yaml`. */
import { z } from 'zod';
import { action, fields, linkTarget, pictureName, sitePath, text } from './shapes.ts';

const item = fields({
  title: 'the words of the item',
  path: linkTarget,
  overview: text.optional().describe('the words of the link to the page at the end of its own panel'),
  items: z
    .array(
      fields({
        image: pictureName,
        title: 'the words of the item',
        description: 'one line below the title',
        path: sitePath,
      }),
    )
    .default([])
    .describe('entries with a picture'),
  links: z.array(action).default([]).describe('entries without a picture'),
  generalPath: sitePath.optional().describe('the path on which, with all below it, the item is marked'),
});

export const navigationSchema = fields({
  home: 'the first step of the breadcrumb',
  menu: z.array(item).min(1).describe('the items of the navigation bar'),
  contact: action,
  legal: z.array(action).min(1).describe('the links in the footer’s last line'),
});
