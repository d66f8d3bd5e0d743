/** The provider's mark and name. The mark is drawn once in a page, where `first` says so. */
import type { LayoutData } from '../site/page-data.ts';
import './logo.css';

const id = 'brand-mark';

type LogoProps = { mark: LayoutData['brand']['mark']; name: string; first?: boolean };

export function Logo({ mark, name, first = false }: LogoProps) {
  return (
    <span className="logo">
      <svg width={mark.width} height={mark.height} aria-hidden="true">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: read and cleaned by our own build. */}
        {first && <symbol id={id} dangerouslySetInnerHTML={{ __html: mark.svg }} />}
        <use href={`#${id}`} />
      </svg>
      {name}
    </span>
  );
}
