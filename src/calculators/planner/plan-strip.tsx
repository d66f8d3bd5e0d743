/** The plan in one line, to scale, which stays in view while a visitor on a phone answers. */
import { monthsAt } from '../engine/days.ts';
import type { Plan } from './rules.ts';

const [width, height, fewestMonths] = [360, 36, 12];

export function PlanStrip({ plan: { drawn } }: { plan: Plan }) {
  const { start, ends } = drawn;
  const from = Math.floor(monthsAt(start));
  const last = Math.max(...ends.map(({ most }) => monthsAt(most) - from), 0);
  const months = Math.max(fewestMonths, Math.ceil(last));
  const at = (day: number) => Math.round(((monthsAt(day) - from) * width * 10) / months) / 10;
  const [first, end] = [at(start), ends.at(-1)];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className="plan-bars" d={`M0 3H${width}`} strokeWidth="6" strokeDasharray={width / months} />
      {end && (
        <path
          className="plan-wedge"
          d={`M${first} 21L${at(end.least)} 21V13H${at(end.most)}V29H${at(end.least)}V21z`}
        />
      )}
      {end && <path className="plan-course" d={`M${first} 21H${at(end.least)}`} />}
      <circle className="plan-start" cx={first} cy="21" r="4" />
      {ends.map(({ least }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the stages of a plan keep their places.
        <circle key={index} className="plan-waypoint" cx={at(least)} cy="21" r="4" />
      ))}
    </svg>
  );
}
