/** The navigation bar and the footer's columns: `content/navigation.yaml`. */
import { z } from 'zod';
import { linkTarget, pictureName, sitePath, text } from './words.ts';

const navigationPictureItem = z.strictObject({
  image: pictureName,
  title: text.describe('the words of the item'),
  description: text.describe('one line below the title'),
  path: sitePath,
});

const navigationLink = z.strictObject({ label: text.describe('the words of the link'), path: linkTarget });

const navigationItem = z.strictObject({
  title: text.describe('the words of the item'),
  path: linkTarget,
  overview: text.optional().describe('the words of the link to the page at the end of its own panel'),
  items: z.array(navigationPictureItem).default([]).describe('entries with a picture'),
  links: z.array(navigationLink).default([]).describe('entries without a picture'),
  generalPath: sitePath.optional().describe('the path on which, with all below it, the item is marked'),
});

export const navigationSchema = z.strictObject({
  home: text.describe('the first step of the breadcrumb'),
  menu: z.array(navigationItem).min(1).describe('the items of the navigation bar'),
  contact: navigationLink.describe('the button in the bar'),
  legal: z.array(navigationLink).min(1).describe('the links in the footer’s last line'),
});
