/** The chart of a first view, drawn in the page or as a picture. */
import type { HeroPicture } from '../site/page-data.ts';
import { SitePicture } from './site-picture.tsx';
import './hero-chart.css';

export function HeroChart({ picture, className }: { picture: HeroPicture; className: string }) {
  const { alt, inline } = picture;
  if (inline === undefined) return <SitePicture picture={picture} className={className} eager />;
  const name = alt === '' ? { 'aria-hidden': true } : ({ role: 'img', 'aria-label': alt } as const);
  return (
    <div
      className={className}
      data-chart
      {...name}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own build.
      dangerouslySetInnerHTML={{ __html: inline }}
    />
  );
}
