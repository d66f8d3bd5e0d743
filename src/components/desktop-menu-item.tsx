/** A top item of the desktop menu. Its panel opens through CSS and as a popover; React adds Escape and closing. */

import { memo, useEffect, useId, useRef, useState } from 'react';
import type { MenuItem } from '../content/page-data.ts';
import { ChartPicture } from './chart-picture.tsx';
import { Icon } from './icon.tsx';
import { useCurrent } from './layout-data.ts';
import { hasPopovers, isOpen } from './popover.ts';
import './dropdown.css';

export function DesktopMenuItem({ item }: { item: MenuItem }) {
  const current = useCurrent(item);
  const hasPanel = item.items.length + item.links.length > 0;
  const link = (
    <a className="bar-link" href={item.path} aria-current={current}>
      {item.title}
    </a>
  );
  return hasPanel ? <WithPanel item={item}>{link}</WithPanel> : <li>{link}</li>;
}

function WithPanel({ item, children }: { item: MenuItem; children: React.ReactNode }) {
  const id = useId();
  const entry = useRef<HTMLLIElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  // Undefined before hydration. Until then only the browser knows whether the popover is open.
  const [pressed, setPressed] = useState<boolean>();
  const [focused, setFocused] = useState(false);
  // Hides a panel that hover or focus would keep open, until pointer and focus have left it.
  const [dismissed, setDismissed] = useState(false);
  const expanded = pressed === true || (focused && !dismissed);

  useEffect(() => {
    // The panel may have been opened, or focused, before hydration.
    setPressed(isOpen(panel.current));
    setFocused(Boolean(entry.current?.querySelector(':focus-visible')));
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !entry.current?.matches(':hover, :focus-within')) return;
      if (!hasPopovers()) setPressed(false);
      setDismissed(true);
      if (panel.current?.contains(document.activeElement)) entry.current.querySelector('a')?.focus();
    };
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, []);

  const toggle = (event: React.MouseEvent) => {
    // The browser's own toggle only knows the popover. It can't close a panel that focus keeps open.
    event.preventDefault();
    if (hasPopovers()) panel.current?.togglePopover(!expanded);
    else setPressed(!expanded);
    setDismissed(expanded);
  };
  const closePanel = () => {
    if (hasPopovers()) panel.current?.hidePopover();
    else setPressed(false);
  };
  const choose = ({ target }: React.MouseEvent) => {
    if (!(target instanceof Element) || !target.closest('a')) return;
    closePanel();
    setDismissed(true);
  };
  const onPointerLeave = ({ pointerType }: React.PointerEvent) => {
    // A touch pointer leaves after every tap.
    if (pointerType === 'touch') return;
    closePanel();
    // A panel that was dismissed stays so for as long as the focus would open it.
    if (!focused) setDismissed(false);
  };
  const onBlur = ({ relatedTarget }: React.FocusEvent) => {
    if (relatedTarget instanceof Node && entry.current?.contains(relatedTarget)) return;
    closePanel();
    setFocused(false);
    if (!entry.current?.matches(':hover')) setDismissed(false);
  };

  return (
    <li
      ref={entry}
      data-dismissed={dismissed || undefined}
      onPointerLeave={onPointerLeave}
      onFocus={({ target }) => setFocused(target.matches(':focus-visible'))}
      onBlur={onBlur}
    >
      {children}
      <button
        type="button"
        className="bar-disclosure"
        popoverTarget={id}
        aria-expanded={pressed === undefined ? undefined : expanded}
        aria-controls={id}
        onClick={toggle}
      >
        <Icon shape="chevron" size={16} />
        <span className="sr-only">{`${item.title} menu`}</span>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link in it clicks that link. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links in it are what is clicked. */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className="bar-panel"
        // Opens it where there are no popovers.
        data-open={(pressed !== undefined && expanded && !hasPopovers()) || undefined}
        onClick={choose}
        onToggle={(event) => setPressed(event.newState === 'open')}
      >
        <MenuPanel item={item} />
      </div>
    </li>
  );
}

const MenuPanel = memo(function MenuPanel({ item }: { item: MenuItem }) {
  return (
    <div className="page-width panel">
      <ul className="panel-items">
        {item.items.map(({ title, description, path, image }) => (
          <li key={path}>
            <a className="stack panel-item" href={path}>
              <ChartPicture picture={image} className="panel-picture" />
              <span className="panel-title">{title}</span>
              <span className="note panel-text">{description}</span>
            </a>
          </li>
        ))}
      </ul>
      <ul className="stack panel-links">
        {item.links.map(({ label, path }) => (
          <li key={label}>
            <a href={path}>{label}</a>
          </li>
        ))}
        {item.generalPath && (
          <li>
            <a className="panel-all" href={item.path}>
              {item.overview ?? item.title}
            </a>
          </li>
        )}
      </ul>
    </div>
  );
});
