/** A turning compass needle. */
import './spinner.css';

export function Spinner() {
  return (
    <div role="status" id="spinner" data-label="Loading the page">
      <div className="spinner" hidden>
        <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
          <circle cx="24" cy="24" r="22" />
          <path d="M24 6 29 24 24 42 19 24Z" />
        </svg>
      </div>
      <span className="sr-only" />
    </div>
  );
}
