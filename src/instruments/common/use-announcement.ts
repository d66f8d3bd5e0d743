/**
 * A text for those who hear the page: said once the visitor pauses, so that not every key is answered. What stands
 * there on arrival is not said: nobody has asked.
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
