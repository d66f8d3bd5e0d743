/**
 * The burger and its full-page menu: a modal dialog opened by a command button, sections as `details` of
 * one name, so that one is open at a time. All of it works before a script has loaded.
 */
import { Menu, Plus, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { LayoutData, MenuItem } from '../content/page-data.ts';
import { LinkOrButton } from '../ui/link-or-button.tsx';
import { Logo } from '../ui/logo.tsx';
import { useCurrent } from './current-section.ts';

const dialogId = 'mobile-menu';

export function MobileMenu({ layout }: { layout: LayoutData }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const [open, setOpen] = useState(false);

  const shownOn = useRef(key);
  useEffect(() => {
    // Choosing a link closes the menu. React's own waking is no reason: the menu may be open since before.
    if (shownOn.current === key) return;
    shownOn.current = key;
    dialog.current?.close();
  }, [key]);

  useEffect(() => {
    // A mobile browser resizes the page when its own bars move; only a change of width counts.
    let width = innerWidth;
    const onResize = () => {
      if (innerWidth === width) return;
      width = innerWidth;
      dialog.current?.close();
    };
    addEventListener('resize', onResize);
    return () => removeEventListener('resize', onResize);
  }, []);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // The dialog may have been opened before React woke.
    const observe = () => setOpen(element.open);
    const observer = new MutationObserver(observe);
    observer.observe(element, { attributeFilter: ['open'] });
    observe();
    return () => observer.disconnect();
  }, []);

  // Browsers without command buttons open and close the dialog from here.
  const withoutCommands = (work: () => void) => () => {
    if (!('command' in HTMLButtonElement.prototype)) work();
  };

  return (
    <>
      <button
        type="button"
        className="burger"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={dialogId}
        {...{ command: 'show-modal', commandfor: dialogId }}
        onClick={withoutCommands(() => dialog.current?.showModal())}
      >
        <Menu aria-hidden="true" />
        <span className="sr-only">Open the menu</span>
      </button>
      <dialog ref={dialog} id={dialogId} className="mobile-menu" aria-label="Menu">
        <div className="mobile-menu-top">
          <a className="bar-home" href="/" aria-label={`${layout.provider.name}, home page`}>
            <Logo name={layout.provider.name} />
          </a>
          <button
            type="button"
            className="burger"
            {...{ command: 'close', commandfor: dialogId }}
            onClick={withoutCommands(() => dialog.current?.close())}
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
    </>
  );
}

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
