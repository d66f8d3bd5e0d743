/**
 * The burger and its full-page menu: a popover, so that it opens and closes in every browser before a script has
 * loaded; sections are `details` of one name, so that one is open at a time. It stands at the document's end, behind
 * the first view, whose bytes are counted.
 */
import { Menu, Plus, X } from 'lucide-react';
import { type MouseEvent, memo, useEffect, useRef } from 'react';
import type { LayoutData, MenuItem } from '../content/page-data.ts';
import { LinkOrButton } from '../ui/link-or-button.tsx';
import { Logo } from '../ui/logo.tsx';
import { useCurrent } from './current-section.ts';

const menuId = 'mobile-menu';

export function Burger() {
  return (
    <button type="button" className="burger" aria-haspopup="dialog" popoverTarget={menuId}>
      <Menu aria-hidden="true" />
      <span className="sr-only">Open the menu</span>
    </button>
  );
}

export const MobileMenu = memo(function MobileMenu({ layout }: { layout: LayoutData }) {
  const menu = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    // A mobile browser resizes the page when its own bars move; only a change of width counts.
    let width = innerWidth;
    const onResize = () => {
      if (innerWidth !== width) menu.current?.hidePopover();
      width = innerWidth;
    };
    addEventListener('resize', onResize);
    return () => removeEventListener('resize', onResize);
  }, []);

  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) menu.current?.hidePopover();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link in it clicks that link.
    <dialog ref={menu} id={menuId} popover="auto" className="mobile-menu" aria-label="Menu" onClick={onClick}>
      <div className="mobile-menu-top">
        <a className="bar-home" href="/" aria-label={`${layout.provider.name}, home page`}>
          <Logo name={layout.provider.name} />
        </a>
        {/* The focus goes into the menu with its opening, and back to the burger from there. */}
        <button
          type="button"
          className="burger"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          // biome-ignore lint/a11y/noAutofocus: only when the menu opens; its first control then has the focus.
          autoFocus
        >
          <X aria-hidden="true" />
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
  const entries = [...item.items.map(({ title, path }) => ({ label: title, path })), ...item.links];
  if (entries.length === 0) {
    return (
      <li>
        <a className="mobile-menu-link" href={item.path} aria-current={current}>
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
          <Plus aria-hidden="true" />
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
