/** A top item of the desktop menu. Its panel opens on hover by CSS, or by a button as a popover. */
import type { MenuItem } from '../site/page-data.ts';
import { Icon } from './icon.tsx';
import { sectionOf } from './menu-entries.ts';
import { SitePicture } from './site-picture.tsx';
import './desktop-menu-item.css';

type DesktopMenuItemProps = { item: MenuItem; index: number; path: string | undefined };

export function DesktopMenuItem({ item, index, path }: DesktopMenuItemProps) {
  const hasPanel = item.items.length + item.links.length > 0;
  const id = `menu-${index + 1}`;
  return (
    <li>
      <a className="bar-link hover-line" href={item.path} {...sectionOf(item, path)}>
        {item.title}
      </a>
      {hasPanel && (
        <>
          <button type="button" className="bar-disclosure" popoverTarget={id} aria-controls={id}>
            <Icon shape="chevron" size={16} />
            <span className="sr-only">{`${item.title} menu`}</span>
          </button>
          <div id={id} popover="auto" className="bar-panel">
            <MenuPanel item={item} />
          </div>
        </>
      )}
    </li>
  );
}

function MenuPanel({ item }: { item: MenuItem }) {
  return (
    <div className="page-width grid panel">
      <ul className="grid thirds">
        {item.items.map(({ title, description, path, image }) => (
          <li key={path}>
            <a className="stack" href={path}>
              <SitePicture picture={image} className="panel-picture" />
              <b className="hover-line">{title}</b>
              <span className="note">{description}</span>
            </a>
          </li>
        ))}
      </ul>
      <ul className="stack panel-links">
        {item.links.map(({ label, path }) => (
          <li key={label}>
            <a className="hover-line" href={path}>
              {label}
            </a>
          </li>
        ))}
        {item.generalPath && (
          <li>
            <a className="hover-line label" href={item.path}>
              {item.overview ?? item.title}
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}
