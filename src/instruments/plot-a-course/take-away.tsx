/** What a visitor takes along: a link, two printed pages, the chart as a file, the stopping points as dates. */
import { type RefObject, useState } from 'react';
import { inDayColours } from '../../brand/inks.ts';
import type { InstrumentDataOf } from '../../content/page-data.ts';
import { calendarOf, idOf } from './calendar.ts';
import { paintChart } from './paint-chart.ts';
import type { Plan } from './rules.ts';
import { saveFile } from './save-file.ts';

type TakeAwayProps = {
  data: InstrumentDataOf<'plot-a-course'>;
  plan: Plan;
  isAnswered: boolean;
  /** The drawn chart, null while there is none. */
  svg: string | null;
  /** Around the chart in the page. */
  chart: RefObject<HTMLElement | null>;
  /** Brings the address up to date. */
  flush: () => void;
};

export function TakeAway({ data, plan, isAnswered, svg, chart, flush }: TakeAwayProps) {
  const { words, common } = data;
  const { takeAway } = words;
  const [said, setSaid] = useState('');
  const attempt = (work: () => unknown, done: string, failed: string) => async () => {
    flush();
    try {
      await work();
      setSaid(done);
    } catch {
      setSaid(failed);
    }
  };
  const button = (label: string, isReady: boolean, onClick: () => void) => (
    <button
      type="button"
      className="control control-small control-outlined"
      disabled={!isReady}
      onClick={onClick}
    >
      {label}
    </button>
  );
  const saveSvg = () =>
    saveFile('course.svg', new Blob([inDayColours(svg ?? '')], { type: 'image/svg+xml' }));
  const savePng = async () => {
    const drawing = chart.current?.querySelector<SVGSVGElement>('.course-drawn > svg');
    if (!drawing) throw new Error('There is no drawing in the page');
    saveFile('course.png', await paintChart(drawing));
  };
  const saveCalendar = () => {
    const { href, host } = location;
    const file = calendarOf(words, plan, { id: idOf(href), host, address: href, now: new Date() });
    if (file !== null) saveFile('course.ics', new Blob([file], { type: 'text/calendar' }));
  };
  const copyLink = () => navigator.clipboard.writeText(location.href);
  return (
    <section className="take-away" aria-labelledby="take-away-heading">
      <h3 id="take-away-heading">{takeAway.heading}</h3>
      <div className="actions">
        {button(takeAway.link, isAnswered, attempt(copyLink, takeAway.linkCopied, common.copyFailed))}
        {button(
          takeAway.print,
          isAnswered,
          attempt(() => print(), '', takeAway.failed),
        )}
        {button(takeAway.svg, svg !== null, attempt(saveSvg, '', takeAway.failed))}
        {button(takeAway.png, svg !== null, attempt(savePng, '', takeAway.failed))}
        {button(takeAway.calendar, plan.start !== null, attempt(saveCalendar, '', takeAway.failed))}
      </div>
      <p className="note" role="status">
        {said || (plan.start === null ? takeAway.calendarNeeds : '')}
      </p>
    </section>
  );
}
