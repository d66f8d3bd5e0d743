/** A page: its own fields, and what other files of the content add to them. `pages.ts` lists all. */
import { type Described, type Head, head, type Tone } from '../site/page-head.ts';
import type { Site } from '../site/site.ts';

type Added = {
  description?: string;
  tone?: Tone;
  [further: string]: unknown;
};

/** @param template its name in `page-template.tsx` */
export function makePage<
  Template extends string,
  Fields extends Described & { path: string },
  More extends Added,
>(site: Site, template: Template, fields: Fields, more: More) {
  const { path } = fields;
  const data: Omit<Fields, keyof More | 'tone'> & More & { head: Head; tone: Tone } = {
    ...fields,
    ...more,
    tone: more.tone ?? 'light',
    head: head(site, path, { ...fields, ...more }),
  };
  return { template, path, data };
}
