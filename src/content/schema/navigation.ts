/** The navigation bar and the footer's columns: `content/navigation.yaml`. */
import { z } from 'zod';
import { linkTarget, pictureName, sitePath, text } from './text.ts';

const navigationPictureItem = z.strictObject({
  image: pictureName,
  title: text,
  description: text,
  path: sitePath,
});

const navigationLink = z.strictObject({ label: text, path: linkTarget });

const navigationItem = z.strictObject({
  title: text,
  path: linkTarget,
  /** The words of the link to this page at the end of its own panel. */
  overview: text.optional(),
  items: z.array(navigationPictureItem).default([]),
  links: z.array(navigationLink).default([]),
  /** The item counts as current on this path and on all below it. */
  generalPath: sitePath.optional(),
});

export const navigationSchema = z.strictObject({
  home: text,
  menu: z.array(navigationItem).min(1),
  contact: navigationLink,
  legal: z.array(navigationLink).min(1),
});
