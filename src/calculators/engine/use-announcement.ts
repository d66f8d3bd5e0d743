/**
 * A text for screen readers, said once the visitor pauses, so that they don't hear every key. The result that the page
 * opens with isn't said: nobody asked for it yet.
 */
import { useEffect, useState } from 'react';

const pause = 1000;

export function useAnnouncement(text: string): string {
  const [arrived] = useState(text);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const say = (before: string) => (before === '' && text === arrived ? before : text);
    const timer = setTimeout(() => setSpoken(say), pause);
    return () => clearTimeout(timer);
  }, [text, arrived]);
  return spoken;
}
