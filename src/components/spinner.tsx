/** A turning compass needle; screen readers hear the label. */
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import './spinner.css';

function Spinner({ label }: { label: string }) {
  return (
    <div className="spinner" role="status">
      <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
        <circle cx="24" cy="24" r="22" />
        <path d="M24 6 29 24 24 42 19 24Z" />
      </svg>
      <span className="sr-only">{label}</span>
    </div>
  );
}

const spinnerDelay = 150;

export function LoadingSpinner() {
  const loading = useNavigation().state !== 'idle';
  const [overdue, setOverdue] = useState(false);
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setOverdue(true), spinnerDelay);
    return () => {
      clearTimeout(timer);
      setOverdue(false);
    };
  }, [loading]);
  return loading && overdue ? <Spinner label="Loading the page" /> : null;
}
