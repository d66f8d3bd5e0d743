/** What content may name, as the folders list it, so that a schema reports a wrong name wherever it's written. */
import { z } from 'zod';
import { nearest } from '../../../contract/settings/edit-distance.ts';

/** `offers` are paths, `caseStudies` file names, and `drafts` have the file of each that isn't published. */
export type ContentNames = {
  offers: readonly string[];
  caseStudies: readonly string[];
  drafts: ReadonlyMap<string, string>;
};

export const offerPath = ({ offers, drafts }: ContentNames) => oneOf(offers, 'service', drafts);
export const caseStudyName = ({ caseStudies, drafts }: ContentNames) =>
  oneOf(caseStudies, 'case study', drafts);

export const listOf = <Name extends z.ZodType<string>>(name: Name) =>
  z.array(name).superRefine((names, { addIssue }) => {
    names.forEach((entry, index) => {
      if (names.indexOf(entry) < index)
        addIssue({ code: 'custom', path: [index], message: 'is here twice: remove one of the two' });
    });
  });

function oneOf(names: readonly string[], kind: string, drafts: ContentNames['drafts']) {
  const published = names.filter((name) => !drafts.has(name));
  return z.enum(published, {
    error: ({ input }) => {
      if (typeof input !== 'string') return undefined;
      const draft = drafts.get(input);
      if (draft)
        return `names ${input}, which is a draft: remove “draft: true” from ${draft}, or don’t name it here`;
      const meant = meantBy(input, names);
      const repair = meant ? `did you mean ${meant}?` : `remove it, or name another ${kind}`;
      return `names ${input}, which is no ${kind}: ${repair}`;
    },
  });
}

export function meantBy(name: string, names: readonly string[]): string | undefined {
  const lastPart = (path: string) => path.split('/').at(-1)?.toLowerCase();
  const alike = names.filter((other) => lastPart(other) === lastPart(name));
  return (alike.length === 1 ? alike[0] : undefined) ?? nearest(name, names);
}
