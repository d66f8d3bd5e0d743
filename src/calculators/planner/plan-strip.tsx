/** The plan in one line, to the chart's scale, which stays in view while a visitor on a phone answers. */
import { timeScale } from './plan-scale.ts';
import type { Plan } from './rules.ts';

const [width, height] = [360, 36];

export function PlanStrip({ plan: { drawn, fixed } }: { plan: Plan }) {
  const { start, ends } = drawn;
  const { month, at } = timeScale({ start, ends, fixed: fixed?.day ?? null }, width);
  const place = (day: number) => Math.round(at(day) * 10) / 10;
  const [first, end] = [place(start), ends.at(-1)];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className="plan-bars" d={`M0 3H${width}`} strokeWidth="6" strokeDasharray={month} />
      {end && (
        <>
          <path
            className="plan-wedge"
            d={`M${first} 21H${place(end.least)}V13H${place(end.most)}V29H${place(end.least)}V21z`}
          />
          <path className="plan-course" d={`M${first} 21H${place(end.least)}`} />
        </>
      )}
      <circle className="plan-start" cx={first} cy="21" r="4" />
      {ends.map(({ least }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the stages of a plan keep their places.
        <circle key={index} className="plan-waypoint" cx={place(least)} cy="21" r="4" />
      ))}
    </svg>
  );
}
