/** How many characters are left, shown near the limit and spoken once typing pauses. */
import { useEffect, useState } from 'react';
import type { EnquiryFieldName } from '../../contract/enquiry.ts';
import type { ContactData } from '../content/page-data.ts';

type EnquiryCounterProps = { name: EnquiryFieldName; limit: number; labels: ContactData['form'] };

/** The count appears from this part of the limit on. */
const near = 0.9;
const pause = 1000;

export function EnquiryCounter({ name, limit, labels }: EnquiryCounterProps) {
  const [length, setLength] = useState(0);
  const [spoken, setSpoken] = useState('');

  useEffect(() => {
    const box = document.getElementById(name);
    if (!(box instanceof HTMLTextAreaElement)) return;
    // As the check counts: without the white space around it.
    const count = () => setLength(box.value.trim().length);
    count();
    box.addEventListener('input', count);
    return () => box.removeEventListener('input', count);
  }, [name]);

  const left = limit - length;
  const text =
    length < limit * near
      ? ''
      : (left < 0 ? labels.charactersOver : labels.charactersLeft).replace('{count}', String(Math.abs(left)));

  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), pause);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <>
      {text && (
        <p className="note enquiry-counter" aria-hidden="true">
          {text}
        </p>
      )}
      <p className="sr-only" role="status">
        {spoken}
      </p>
    </>
  );
}
