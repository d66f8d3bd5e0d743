/** A text for those who hear the page: said once the visitor pauses, so that not every key is answered. */
import { useEffect, useState } from 'react';

const pause = 1000;

export function useSpoken(text: string): string {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return spoken;
}
