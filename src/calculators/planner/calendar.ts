/** The latest end of each stage as an iCalendar file (RFC 5545): a whole-day event each. */
import { fill } from '../../../contract/fill.ts';
import type { CalculatorCopy } from '../../content/page-data.ts';
import { dateOf } from './days.ts';
import type { PlanWords } from './plan-words.ts';

type Copy = CalculatorCopy['planner'];

const longestLine = 75;

/** @param id of the plan: saving the same plan again replaces its events. Null if no first day is given. */
export function calendarOf(
  copy: Copy,
  { stages }: PlanWords,
  { id, host, address, now }: { id: string; host: string; address: string; now: Date },
): string | null {
  const events = stages.flatMap(({ title, dates, lastDay, steps, stop }, index) => {
    if (lastDay === null) return [];
    const text = [
      `${dates}.`,
      ...steps.map((step) => `${step.title === null ? '' : `${step.title}: `}${step.description}`),
      ...(stop === null ? [] : [`${copy.texts.stopHere}: ${stop}`]),
    ].join('\n');
    return [
      'BEGIN:VEVENT',
      `UID:${id}-${index + 1}@${host}`,
      `DTSTAMP:${stamp(now)}`,
      `DTSTART;VALUE=DATE:${day(lastDay)}`,
      `DTEND;VALUE=DATE:${day(lastDay + 1)}`,
      `SUMMARY:${escaped(fill(copy.takeAway.eventTitle, { stage: title }))}`,
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

/** A long line continues after a line break and a space. Letters of several octets stay whole. */
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
