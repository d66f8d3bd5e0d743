/** A case study's cover: from a card in a list it grows into the hero of its page, where the browser can show that. */
import { ViewTransition } from 'react';
import type { Picture } from '../content/page-data.ts';
import { ChartPicture } from './chart-picture.tsx';

type CoverPictureProps = { picture: Picture; className: string; eager?: boolean };

export function CoverPicture({ picture, className, eager = false }: CoverPictureProps) {
  return (
    <ViewTransition name={transitionName(picture)} share="cover" default="none">
      <ChartPicture picture={picture} className={className} eager={eager} />
    </ViewTransition>
  );
}

/** The picture's own file name: unique on a page, and the same on both. */
function transitionName({ src }: Picture): string {
  return `cover-${src.replace(/^.*\/|\.svg$/g, '')}`;
}
