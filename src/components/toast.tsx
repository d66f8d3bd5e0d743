/** A message at the bottom of the window, on any page, until it's closed or its link is followed. */

import { type MouseEvent, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from './icon.tsx';
import { sharedValue } from './shared-value.ts';
import './toast.css';

type ToastMessage = {
  text: string;
  /** `state` is what the history entry of the page takes along. */
  link: { label: string; path: string; state?: unknown };
  close: string;
};

export const toast = sharedValue<ToastMessage | null>(null);

export function Toast() {
  const shown = useSyncExternalStore(toast.subscribe, toast.read, toast.readOnServer);
  const navigate = useNavigate();
  const close = () => toast.set(null);
  const follow = (event: MouseEvent) => {
    // A new tab or window gets a page of its own.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    close();
    if (!shown) return;
    event.preventDefault();
    navigate(shown.link.path, { state: shown.link.state });
  };
  const closeByButton = () => {
    close();
    // The button has gone, so the focus needs a new place.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  // The live region exists from the start. Screen readers often skip one that's inserted together with its
  // text.
  return (
    <div role="status" id="toast">
      {shown && (
        <div className="spread toast">
          <p>
            {shown.text}{' '}
            <a href={shown.link.path} onClick={follow}>
              {shown.link.label}
            </a>
          </p>
          <button type="button" onClick={closeByButton}>
            <Icon shape="close" />
            <span className="sr-only">{shown.close}</span>
          </button>
        </div>
      )}
    </div>
  );
}
