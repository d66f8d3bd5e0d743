/** The spinner while a page loads. It waits 150 ms, so that fast loads don't flash. */
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { Spinner } from '../components/spinner.tsx';

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
