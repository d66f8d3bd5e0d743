/** The drawings that an owner may replace: SVG files in five folders of the content, each named after what it shows. */
import { existsSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Rule } from '../content/check/across-files.ts';
import type { ContentFault } from '../content/content-error.ts';
import { fileNamesIn } from '../content/content-files.ts';
import { slug } from '../content/schema/text.ts';
import { avatarName, badgeName, interfaceName, wordmarkName, wordmarks } from './picture-names.ts';

const pictureNames = {
  'case-studies': interfaceName,
  clients: wordmarkName,
  badges: badgeName,
  avatars: avatarName,
  /** Under the names that pages and front matter use. */
  charts: (name: string) => name,
} as const;

type DrawingKind = keyof typeof pictureNames;

type DrawingFile = { kind: DrawingKind; file: string; slug: string; picture: string };

export function drawingFiles(folder: string): DrawingFile[] {
  return (['case-studies', 'clients', 'badges', 'avatars', 'charts'] as const).flatMap((kind) =>
    fileNamesIn(join(folder, kind))
      .filter((name) => name.endsWith('.svg'))
      .map((name) => {
        const slug = parse(name).name;
        return { kind, file: join(folder, kind, name), slug, picture: pictureNames[kind](slug) };
      }),
  );
}

/** Case studies without their drawing, drawings without their description, and files that are no drawing. */
export const drawingRule: Rule = ({ folder, caseStudies, source }) => {
  const drawings = drawingFiles(folder);
  const drawn = new Set(drawings.map(({ picture }) => picture));
  const undrawn = caseStudies
    .filter(({ slug, sketch }) => sketch && !sketch.image && !drawn.has(interfaceName(slug)))
    .map(({ slug, file }) => {
      const problem = `has no drawing: add ${join(folder, 'case-studies', slug)}.svg, or name a picture of content/images in image`;
      return source(file).fault(['sketch'], problem);
    });
  const faulty = drawings.flatMap(({ kind, file, slug: name }): ContentFault[] => {
    const fault = (problem: string) => [{ file, field: 'picture', problem }];
    if (!slug.safeParse(name).success)
      return fault('has no short name: use lower case, digits and single hyphens, as in dbs.svg');
    const study = caseStudies.find((study) => kind === 'case-studies' && study.slug === name);
    return study && !study.sketch
      ? fault(`is not described: write sketch in ${study.file}, with caption, alternative and notes`)
      : [];
  });
  return [...undrawn, ...faulty];
};

/** Drawings under a name that no page asks for, each with the names it could have. */
export function unshownDrawings(folder: string, partners: Parameters<typeof wordmarks>[1]): string[] {
  const isThere = (...path: string[]) => existsSync(join(folder, ...path));
  const clients = new Set(wordmarks([], partners).map(({ drawn }) => drawn));
  return drawingFiles(folder).flatMap(({ kind, file, slug, picture }) => {
    const isStudy = isThere('case-studies', `${slug}.md`);
    if (kind === 'case-studies' && !isStudy) return `${file}  isn’t shown: give it the name of a case study`;
    if (kind === 'clients' && !isStudy && !clients.has(picture))
      return `${file}  isn’t shown: give it the name of a case study’s file or of a partner`;
    if (kind === 'badges' && !isThere('documents', `${slug}.yaml`))
      return `${file}  isn’t shown: give it the name of a document in content/documents`;
    return [];
  });
}
