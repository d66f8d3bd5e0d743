/** The stopping points as an iCalendar file (RFC 5545): one event of a whole day each. */
import type { InstrumentWords } from '../../content/page-data.ts';
import { fill } from '../common/format.ts';
import { dateOf, formatDay } from './days.ts';
import type { Plan } from './rules.ts';

type Words = InstrumentWords['plot-a-course'];

/** A line of a file has at most so many octets. */
const longestLine = 75;

/**
 * @param id of the plan: the same plan saved again replaces its events.
 * @returns null while there is no first day.
 */
export function calendarOf(
  { takeAway }: Words,
  plan: Plan,
  { id, host, address, now }: { id: string; host: string; address: string; now: Date },
): string | null {
  const events = plan.stages.flatMap(({ title, ends, holds, stop }, index) => {
    if (!ends) return [];
    const text = fill(takeAway.eventText, {
      least: formatDay(ends.least),
      most: formatDay(ends.most),
      holds,
      stop,
    });
    return [
      'BEGIN:VEVENT',
      `UID:${id}-${index + 1}@${host}`,
      `DTSTAMP:${stamp(now)}`,
      `DTSTART;VALUE=DATE:${day(ends.most)}`,
      `DTEND;VALUE=DATE:${day(ends.most + 1)}`,
      `SUMMARY:${escaped(fill(takeAway.eventTitle, { stage: title }))}`,
      `DESCRIPTION:${escaped(text)}`,
      `URL:${address}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ];
  });
  if (events.length === 0) return null;
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${host}//Plot a course//EN`, ...events];
  return [...lines, 'END:VCALENDAR', ''].map(folded).join('\r\n');
}

/** A short name for a text, of hexadecimal digits: FNV-1a. */
export function idOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const octet of new TextEncoder().encode(text)) hash = Math.imul(hash ^ octet, 0x01000193);
  return (hash >>> 0).toString(16);
}

function day(number: number): string {
  return dateOf(number).toISOString().slice(0, 10).replaceAll('-', '');
}

function stamp(now: Date): string {
  return now.toISOString().replace(/[-:]|\.\d+/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** A long line goes on after a line break and a space; letters of several octets stay whole. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let [result, length] = ['', 0];
  for (const letter of line) {
    const octets = encoder.encode(letter).length;
    if (length + octets > longestLine) {
      result += '\r\n ';
      length = 1;
    }
    result += letter;
    length += octets;
  }
  return result;
}
