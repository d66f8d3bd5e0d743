/**
 * The spinner while a page loads. It waits 150 ms, so that fast loads don't flash, and for a page whose data is
 * coming in already it waits once more.
 */
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { isDataArriving } from '../browser/arriving-data.ts';
import { Spinner } from '../ui/spinner.tsx';

const spinnerDelay = 150;

export function LoadingNotice() {
  const loading = useNavigation().state !== 'idle';
  const [overdue, setOverdue] = useState(false);
  useEffect(() => {
    if (!loading) return;
    const show = () => setOverdue(true);
    let timer = setTimeout(() => {
      if (isDataArriving()) timer = setTimeout(show, spinnerDelay);
      else show();
    }, spinnerDelay);
    return () => {
      clearTimeout(timer);
      setOverdue(false);
    };
  }, [loading]);
  return loading && overdue ? <Spinner label="Loading the page" /> : null;
}
