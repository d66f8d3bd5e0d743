/** The burger and its menu, a popover, so it needs no scripts. It's last in the page, to save the first view's bytes. */

import { type MouseEvent, memo, useEffect, useRef } from 'react';
import type { LayoutData, MenuItem } from '../content/page-data.ts';
import { Icon } from './icon.tsx';
import { entriesOf, useCurrent } from './layout-data.ts';
import { LinkOrButton } from './link-or-button.tsx';
import { Logo } from './logo.tsx';
import { hasPopovers } from './popover.ts';
import './mobile-menu.css';

const menuId = 'mobile-menu';

export function Burger() {
  return (
    <button
      type="button"
      className="bar-button burger"
      aria-haspopup="dialog"
      popoverTarget={menuId}
      onClick={openWithoutPopover}
    >
      <Icon shape="menu" />
      <span className="sr-only">Open the menu</span>
    </button>
  );
}

function openWithoutPopover(): void {
  const menu = document.getElementById(menuId);
  if (hasPopovers() || !(menu instanceof HTMLDialogElement)) return;
  menu.dataset['open'] = '';
  menu.showModal();
  menu.addEventListener('close', () => delete menu.dataset['open'], { once: true });
}

function close(menu: HTMLDialogElement | null): void {
  if (hasPopovers()) menu?.hidePopover();
  else menu?.close();
}

export const MobileMenu = memo(function MobileMenu({ layout }: { layout: LayoutData }) {
  const menu = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    // A mobile browser resizes the page when its bars move, so only a change of width counts.
    let width = innerWidth;
    const onResize = () => {
      if (innerWidth !== width) close(menu.current);
      width = innerWidth;
    };
    addEventListener('resize', onResize);
    return () => removeEventListener('resize', onResize);
  }, []);

  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close(menu.current);
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link in it clicks that link.
    <dialog ref={menu} id={menuId} popover="auto" className="mobile-menu" aria-label="Menu" onClick={onClick}>
      <div className="spread mobile-menu-top">
        <a className="bar-home" href="/" aria-label={`${layout.provider.name}, home page`}>
          <Logo name={layout.provider.name} files={layout.logo} />
        </a>
        {/* Opening the menu moves the focus into it. Closing it moves the focus back to the burger. */}
        <button
          type="button"
          className="bar-button burger"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          onClick={() => !hasPopovers() && close(menu.current)}
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
            <MobileMenuItem key={item.title} item={item} />
          ))}
        </ul>
      </nav>
      <LinkOrButton path={layout.contact.path}>{layout.contact.label}</LinkOrButton>
    </dialog>
  );
});

function MobileMenuItem({ item }: { item: MenuItem }) {
  const current = useCurrent(item);
  const entries = entriesOf(item);
  if (entries.length === 0) {
    return (
      <li>
        <a className="spread mobile-menu-link" href={item.path} aria-current={current}>
          {item.title}
        </a>
      </li>
    );
  }
  return (
    <li>
      <details name="mobile-menu-section">
        <summary className="spread mobile-menu-link">
          {item.title}
          <Icon shape="plus" />
        </summary>
        <ul className="mobile-menu-entries">
          <li>
            <a href={item.path} aria-current={current}>
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
