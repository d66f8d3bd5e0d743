/** The burger and its menu, a popover. It's last in the page, to save the first view's bytes. */
import type { LayoutData, MenuItem } from '../site/page-data.ts';
import { Icon } from './icon.tsx';
import { LinkOrButton } from './link-or-button.tsx';
import { Logo } from './logo.tsx';
import { entriesOf, footerMenuId, sectionOf } from './menu-entries.ts';
import { PaletteChoices } from './palette-choices.tsx';
import './mobile-menu.css';

const menuId = 'mobile-menu';

/** Without popovers, a link to the footer's list. */
export function Burger() {
  return (
    <>
      <button type="button" className="burger" aria-haspopup="dialog" popoverTarget={menuId}>
        <Icon shape="menu" />
        <span className="sr-only">Open the menu</span>
      </button>
      <a className="burger burger-link" href={`#${footerMenuId}`}>
        <Icon shape="menu" />
        <span className="sr-only">Menu</span>
      </a>
    </>
  );
}

export function MobileMenu({ layout, path }: { layout: LayoutData; path: string | undefined }) {
  return (
    <dialog id={menuId} popover="auto" className="mobile-menu" aria-label="Menu">
      <div className="mobile-menu-top">
        <a className="bar-home" href="/" aria-label={`${layout.provider.name}, home page`}>
          <Logo mark={layout.brand.mark} name={layout.provider.name} />
        </a>
        <button
          type="button"
          className="burger"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          // biome-ignore lint/a11y/noAutofocus: the first control takes the focus when the menu opens.
          autoFocus
        >
          <Icon shape="close" />
          <span className="sr-only">Close the menu</span>
        </button>
      </div>
      <nav aria-label="Mobile">
        <ul className="mobile-menu-list">
          {layout.menu.map((item) => (
            <MobileMenuItem key={item.title} item={item} path={path} />
          ))}
        </ul>
      </nav>
      <LinkOrButton path={layout.contact.path}>{layout.contact.label}</LinkOrButton>
      <PaletteChoices name="menu-palette" legend="Colours" />
    </dialog>
  );
}

function MobileMenuItem({ item, path }: { item: MenuItem; path: string | undefined }) {
  const section = sectionOf(item, path);
  const entries = entriesOf(item);
  if (entries.length === 0) {
    return (
      <li>
        <a className="hover-line mobile-menu-link" href={item.path} {...section}>
          {item.title}
        </a>
      </li>
    );
  }
  return (
    <li>
      <details name="mobile-menu-section">
        <summary className="mobile-menu-link">
          {item.title}
          <Icon shape="plus" />
        </summary>
        <ul className="mobile-menu-entries">
          <li>
            <a className="hover-line" href={item.path} {...section}>
              {item.overview ?? item.title}
            </a>
          </li>
          {entries.map(({ label, path }) => (
            <li key={label}>
              <a href={path}>{label}</a>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
