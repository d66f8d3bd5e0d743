/** Shows a toast at the bottom of the window until it's closed or its link is followed. */
import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { notice } from '../browser/notice.ts';
import './notice.css';

export function NoticeBar() {
  const shown = useSyncExternalStore(notice.subscribe, notice.read, notice.readOnServer);
  const close = () => notice.set(null);
  const closeByButton = () => {
    close();
    // The button has gone, so the focus needs a new place.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  // The live region exists from the start. Screen readers often skip one that's inserted together with its
  // text.
  return (
    <div role="status" id="notice">
      {shown && (
        <div className="notice">
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
