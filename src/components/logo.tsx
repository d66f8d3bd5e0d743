/** The provider's mark and name, in the colour of the text around it, or the mark as a picture for each ground. */
import { logo } from 'virtual:brand';
import type { LayoutData } from '../content/page-data.ts';
import './logo.css';

type Files = NonNullable<LayoutData['logo']>;

export function Logo({ name, files }: { name: string; files?: Files | undefined }) {
  return (
    <span className="logo">
      {files ? <MarkPictures {...files} /> : <Mark />}
      {name}
    </span>
  );
}

function MarkPictures({ light, dark }: Files) {
  // Lazy, so that the file for the other ground isn't loaded, and React writes no preload for either.
  const image = ({ className, src, width, height }: Files['light'] & { className: string }) => (
    <img className={className} src={src} width={width} height={height} alt="" loading="lazy" />
  );
  if (light.src === dark.src) return image({ ...light, className: 'logo-picture' });
  return (
    <>
      {image({ ...light, className: 'logo-picture logo-on-light' })}
      {image({ ...dark, className: 'logo-picture logo-on-dark' })}
    </>
  );
}

function Mark() {
  const colourOf = (ink: string | null) =>
    ink === 'ink' || ink === 'signal' ? 'currentColor' : (ink ?? 'none');
  return (
    <svg viewBox={`0 0 ${logo.size} ${logo.size}`} width="32" height="32" aria-hidden="true">
      {logo.paths.map(({ d, fill, stroke, pen }) => (
        <path
          key={d}
          className={[fill, stroke].includes('signal') ? 'logo-signal' : undefined}
          d={d}
          fill={colourOf(fill)}
          stroke={stroke ? colourOf(stroke) : undefined}
          {...pen}
        />
      ))}
    </svg>
  );
}
