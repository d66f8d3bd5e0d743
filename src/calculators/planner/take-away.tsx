/** What a visitor can keep: a link, the plan on paper, the chart as a file, the end of each stage as a date. */
import { useState } from 'react';
import { copyText } from '../../components/copy-text.ts';
import { MinorButton } from '../../components/link-or-button.tsx';
import type { PlannerCalculatorData } from '../../content/page-data.ts';
import { calendarOf, idOf } from './calendar.ts';
import { chartAsPng, chartAsSvg } from './chart-file.ts';
import type { PlanWords } from './plan-words.ts';

type TakeAwayProps = {
  data: PlannerCalculatorData;
  words: PlanWords;
  hasDates: boolean;
  isBlank: boolean;
  /** The drawn chart, or null while there's none. */
  svg: string | null;
  flush: () => void;
};

export function TakeAway({ data, words, hasDates, isBlank, svg, flush }: TakeAwayProps) {
  const { copy, common } = data;
  const { takeAway } = copy;
  const [message, setMessage] = useState('');
  const attempt = (work: () => unknown, done: string, failed: string) => async () => {
    flush();
    try {
      await work();
      setMessage(done);
    } catch {
      setMessage(failed);
    }
  };
  const button = (label: string, isReady: boolean, onClick: () => void) => (
    <MinorButton disabled={!isReady} onPress={onClick}>
      {label}
    </MinorButton>
  );
  const saveSvg = async () => saveFile('project-plan.svg', await chartAsSvg(svg ?? ''));
  const savePng = async () => saveFile('project-plan.png', await chartAsPng(svg ?? ''));
  const saveCalendar = () => {
    const { href, host } = location;
    const file = calendarOf(copy, words, { id: idOf(href), host, address: href, now: new Date() });
    if (file !== null) saveFile('project-plan.ics', new Blob([file], { type: 'text/calendar' }));
  };
  const copyLink = () => copyText(location.href);
  return (
    <section className="take-away" aria-labelledby="take-away-heading">
      <h3 id="take-away-heading">{takeAway.heading}</h3>
      <div className="actions">
        {button(takeAway.link, !isBlank, attempt(copyLink, takeAway.linkCopied, common.copyFailed))}
        {button(
          takeAway.print,
          !isBlank,
          attempt(() => print(), '', takeAway.failed),
        )}
        {button(takeAway.svg, svg !== null, attempt(saveSvg, '', takeAway.failed))}
        {button(takeAway.png, svg !== null, attempt(savePng, '', takeAway.failed))}
        {button(takeAway.calendar, !isBlank && hasDates, attempt(saveCalendar, '', takeAway.failed))}
      </div>
      <p className="note" role="status">
        {message || (!hasDates && takeAway.calendarNeeds)}
      </p>
    </section>
  );
}

function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Browsers begin to read it after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
