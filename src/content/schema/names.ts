/** What content may name, as the folders list it, so that a schema reports a wrong name wherever it's written. */
import { z } from 'zod';
import { nearest } from '../../../contract/settings/edit-distance.ts';

/** `offers` are paths, the next two file names, and `drafts` have the file of each that isn't published. */
export type ContentNames = {
  offers: readonly string[];
  caseStudies: readonly string[];
  calculators: readonly string[];
  drafts: ReadonlyMap<string, string>;
};

export const offerPath = ({ offers, drafts }: ContentNames) => oneOf(offers, 'service', drafts);
export const caseStudyName = ({ caseStudies, drafts }: ContentNames) =>
  oneOf(caseStudies, 'case study', drafts);

function oneOf(names: readonly string[], kind: string, drafts: ContentNames['drafts']) {
  const published = names.filter((name) => !drafts.has(name));
  return z.enum(published, {
    error: ({ input }) => {
      if (typeof input !== 'string') return undefined;
      const draft = drafts.get(input);
      if (draft)
        return `names ${input}, which is a draft: remove “draft: true” from ${draft}, or don’t name it here`;
      return noSuch(input, names, kind);
    },
  });
}

export function noSuch(name: string, names: readonly string[], kind: string): string {
  const meant = meantBy(name, names);
  const repair = meant ? `did you mean ${meant}?` : `remove it, or name another ${kind}`;
  return `names ${name}, which is no ${kind}: ${repair}`;
}

export function meantBy(name: string, names: readonly string[]): string | undefined {
  const lastPart = (path: string) => path.split('/').at(-1)?.toLowerCase();
  const alike = names.filter((other) => lastPart(other) === lastPart(name));
  return (alike.length === 1 ? alike[0] : undefined) ?? nearest(name, names);
}
