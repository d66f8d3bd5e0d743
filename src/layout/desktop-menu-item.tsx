/**
 * A top item of the desktop menu. Its panel opens on hover and on focus by CSS, and from the disclosure
 * button as a popover, all of it without scripts; awake, it also closes on Escape and on leaving.
 */
import { ChevronDown } from 'lucide-react';
import { type FocusEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { MenuItem } from '../content/page-data.ts';
import { useCurrent } from './current-section.ts';
import { MenuPanel } from './menu-panel.tsx';

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
  const { key } = useLocation();
  const [open, setOpen] = useState(false);
  // Escape hides a panel that hover or focus holds open, until pointer and focus have left it.
  const [dismissed, setDismissed] = useState(false);

  const close = () => {
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover();
  };

  useEffect(() => {
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !entry.current?.matches(':hover, :focus-within')) return;
      setDismissed(true);
      if (panel.current?.contains(document.activeElement)) entry.current.querySelector('a')?.focus();
    };
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, []);

  // The panel may have been opened before React woke.
  useEffect(() => setOpen(panel.current?.matches(':popover-open') ?? false), []);

  const shownOn = useRef(key);
  useEffect(() => {
    // A new page closes the menu that led to it; React's own waking is no new page.
    if (shownOn.current === key) return;
    shownOn.current = key;
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover();
    if (entry.current?.matches(':hover, :focus-within')) setDismissed(true);
  }, [key]);

  const onLeave = () => {
    close();
    setDismissed(false);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && entry.current?.contains(relatedTarget)) return;
    close();
    if (!entry.current?.matches(':hover')) setDismissed(false);
  };

  return (
    <li ref={entry} data-dismissed={dismissed || undefined} onPointerLeave={onLeave} onBlur={onBlur}>
      {children}
      <button
        type="button"
        className="bar-disclosure"
        popoverTarget={id}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setDismissed(false)}
      >
        <ChevronDown size={16} aria-hidden="true" />
        <span className="sr-only">{`${item.title} menu`}</span>
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className="bar-panel"
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <MenuPanel item={item} />
      </div>
    </li>
  );
}
