/** The provider's mark and name. The mark is drawn once in a page, where `first` says so. */
import { mark } from 'virtual:brand';
import './logo.css';

const id = 'brand-mark';

export function Logo({ name, first = false }: { name: string; first?: boolean }) {
  return (
    <span className="logo">
      <svg width={mark.width} height={mark.height} aria-hidden="true">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: read and cleaned by our own build. */}
        {first && <symbol id={id} dangerouslySetInnerHTML={{ __html: mark.symbol }} />}
        <use href={`#${id}`} />
      </svg>
      {name}
    </span>
  );
}
