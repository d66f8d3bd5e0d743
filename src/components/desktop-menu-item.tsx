/**
 * A top item of the desktop menu. Until hydration its panel opens through CSS, and as a popover. Then React says in one
 * attribute whether it's open, which adds Escape and closing.
 */
import { memo, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { MenuItem } from '../content/page-data.ts';
import { Icon } from './icon.tsx';
import { useCurrent } from './layout-data.ts';
import { hasPopovers, isOpen } from './popover.ts';
import { SitePicture } from './site-picture.tsx';
import './desktop-menu-item.css';

export function DesktopMenuItem({ item }: { item: MenuItem }) {
  const current = useCurrent(item);
  const hasPanel = item.items.length + item.links.length > 0;
  const link = (
    <a className="bar-link hover-line" href={item.path} aria-current={current}>
      {item.title}
    </a>
  );
  return hasPanel ? <WithPanel item={item}>{link}</WithPanel> : <li>{link}</li>;
}

/** What a panel is open for. */
type PanelState = {
  /** Its popover is open, or would be in a browser without popovers. */
  pressed: boolean;
  hovered: boolean;
  /** By keyboard. */
  focused: boolean;
  /** Hides a panel that hover or focus would keep open, until pointer and focus have left it. */
  dismissed: boolean;
};

/** The one attribute that desktop-menu-item.css and navigation-bar.css read after hydration. */
function attributeOf(state: PanelState | null): 'held' | 'hover' | 'dismissed' | 'closed' | undefined {
  if (!state) return undefined;
  if (isHeld(state)) return 'held';
  if (state.dismissed) return 'dismissed';
  return state.hovered ? 'hover' : 'closed';
}

/** Open by a press or by the keyboard. */
const isHeld = ({ pressed, focused, dismissed }: PanelState) => pressed || (focused && !dismissed);

function WithPanel({ item, children }: { item: MenuItem; children: React.ReactNode }) {
  const id = useId();
  const entry = useRef<HTMLLIElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  // Null before hydration. Until then only the browser knows, and CSS asks it.
  const [state, setState] = useState<PanelState | null>(null);
  const change = useCallback(
    (part: Partial<PanelState>) => setState((before) => before && { ...before, ...part }),
    [],
  );
  const press = useCallback(
    (pressed: boolean) => {
      if (hasPopovers()) panel.current?.togglePopover(pressed);
      else change({ pressed });
    },
    [change],
  );
  const held = state !== null && isHeld(state);

  useEffect(() => {
    // The panel may have been opened before hydration.
    setState({
      pressed: isOpen(panel.current),
      // A tap leaves a hover behind.
      hovered: matchMedia('(hover: hover)').matches && Boolean(entry.current?.matches(':hover')),
      focused: Boolean(entry.current?.querySelector(':focus-visible')),
      dismissed: false,
    });
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !entry.current?.matches(':hover, :focus-within')) return;
      press(false);
      change({ dismissed: true });
      if (panel.current?.contains(document.activeElement)) entry.current.querySelector('a')?.focus();
    };
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, [change, press]);

  const toggle = (event: React.MouseEvent) => {
    // The browser's own toggle only knows the popover. It can't close a panel that focus keeps open.
    event.preventDefault();
    press(!held);
    change({ dismissed: held });
  };
  const choose = ({ target }: React.MouseEvent) => {
    if (!(target instanceof Element) || !target.closest('a')) return;
    press(false);
    change({ dismissed: true });
  };
  // A touch pointer enters and leaves with every tap.
  const onPointerEnter = ({ pointerType }: React.PointerEvent) =>
    change({ hovered: pointerType !== 'touch' });
  const onPointerLeave = ({ pointerType }: React.PointerEvent) => {
    if (pointerType === 'touch') return change({ hovered: false });
    press(false);
    // A panel that was dismissed stays so for as long as the focus would open it.
    change(state?.focused ? { hovered: false } : { hovered: false, dismissed: false });
  };
  const onBlur = ({ relatedTarget }: React.FocusEvent) => {
    if (relatedTarget instanceof Node && entry.current?.contains(relatedTarget)) return;
    press(false);
    change(entry.current?.matches(':hover') ? { focused: false } : { focused: false, dismissed: false });
  };

  return (
    <li
      ref={entry}
      data-panel={attributeOf(state)}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onFocus={({ target }) => change({ focused: target.matches(':focus-visible') })}
      onBlur={onBlur}
    >
      {children}
      <button
        type="button"
        className="bar-disclosure"
        popoverTarget={id}
        aria-expanded={state ? held : undefined}
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
        onClick={choose}
        onToggle={(event) => change({ pressed: event.newState === 'open' })}
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
              <SitePicture picture={image} className="panel-picture" />
              <span className="panel-title hover-line">{title}</span>
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
