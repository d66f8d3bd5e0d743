/** Shows a notice at the foot of the window, until its link is followed or it is closed. */
import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { notice } from '../browser/notice.ts';

export function NoticeBar() {
  const shown = useSyncExternalStore(notice.subscribe, notice.read, notice.readOnServer);
  const close = () => notice.set(null);
  // The status is there from the start: one that arrives with its text is often not spoken.
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
          <button type="button" onClick={close}>
            <X aria-hidden="true" />
            <span className="sr-only">{shown.close}</span>
          </button>
        </div>
      )}
    </div>
  );
}
