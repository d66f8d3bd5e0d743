/** A message at the bottom of the window, on any page, until it's closed or its link is followed. */
import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { sharedValue } from './shared-value.ts';
import './toast.css';

type ToastMessage = {
  text: string;
  link: { label: string; path: string };
  close: string;
};

export const toast = sharedValue<ToastMessage | null>(null);

export function Toast() {
  const shown = useSyncExternalStore(toast.subscribe, toast.read, toast.readOnServer);
  const close = () => toast.set(null);
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
        <div className="toast">
          <p>
            {shown.text}{' '}
            <a href={shown.link.path} onClick={close}>
              {shown.link.label}
            </a>
          </p>
          <button type="button" onClick={closeByButton}>
            <X aria-hidden="true" />
            <span className="sr-only">{shown.close}</span>
          </button>
        </div>
      )}
    </div>
  );
}
