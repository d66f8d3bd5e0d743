/** The plan on a map: numbers for stages, letters for risks, islands for systems. What they mean is listed below. */
import { fill } from '../../../contract/fill.ts';
import type { CalculatorCopy, Picture } from '../../site/page-data.ts';
import { type Places, type Point, placesOn, radii, type Shape, shapes } from './plan-map.ts';
import type { PlanWords } from './plan-words.ts';
import type { Plan } from './rules.ts';

type PlanChartProps = {
  texts: CalculatorCopy['planner']['texts'];
  pictures: Readonly<Record<Shape, Picture>>;
  plan: Plan;
  words: PlanWords;
};

export function PlanChart({ texts, pictures, plan, words }: PlanChartProps) {
  const { wide, narrow } = pictures;
  const marked = {
    stages: plan.stages.length,
    risks: plan.risks.map(({ stage }) => stage),
    islands: plan.systems ?? 0,
  };
  const { name, note } = words.departure;
  const systems = marked.islands > 0 ? fill(texts.islands, { systems: words.systems }) : '';
  // What has one line each comes first: nothing moves when the lists grow.
  const summary = [[name, note].filter((part) => part !== '').join(', '), systems]
    .filter((part) => part !== '')
    .join('. ');
  return (
    <figure>
      <div className="plan-chart" role="img" aria-label={texts.chart}>
        <picture>
          <source media="(width < 40rem)" srcSet={narrow.src} width={narrow.width} height={narrow.height} />
          <img src={wide.src} width={wide.width} height={wide.height} alt="" loading="lazy" />
        </picture>
        {shapes.map((shape) => (
          <Marks key={shape} shape={shape} places={placesOn(shape, marked)} />
        ))}
      </div>
      <figcaption className="plan-legend">
        <p>{summary}</p>
        <p className="note">{words.riskCount}</p>
        <ol className="grid marked">
          {words.stages.map(({ title, end, duration }) => (
            <li key={title}>
              <strong>{title}</strong> <span>{end || duration}</span>
            </li>
          ))}
        </ol>
        {words.risks.length > 0 && (
          <ol className="grid marked plan-legend-risks">
            {words.risks.map(({ name }) => (
              <li key={name}>{name}</li>
            ))}
          </ol>
        )}
      </figcaption>
    </figure>
  );
}

function Marks({ shape, places }: { shape: Shape; places: Places }) {
  const { width, height, departure, course, stages, risks, islands } = places;
  const [ahead = departure] = course.slice(1);
  const heading = (Math.atan2(ahead[0] - departure[0], departure[1] - ahead[1]) * 180) / Math.PI;
  return (
    <svg className={`plan-marks-${shape}`} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {islands.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path className="plan-island" d="M-22-2C-20-18-2-24 10-19S25-2 19 10-2 24-12 18-23 8-22-2Z" />
          <circle className="plan-light" r="4" />
        </g>
      ))}
      <path className="plan-course" d={`M${course.map((point) => point.join(' ')).join('L')}`} />
      {risks.map((at, index) => (
        <Pin key={at.join()} at={at} radius={radii.risk} className="plan-rock">
          {letterOf(index)}
        </Pin>
      ))}
      {stages.map((at, index) => (
        <Pin key={at.join()} at={at} radius={radii.stage} className="plan-pin">
          {index + 1}
        </Pin>
      ))}
      <path
        className="plan-ship"
        d="M0-19C7-10 7 3 6 17H-6C-7 3-7-10 0-19Z"
        transform={`translate(${departure.join(' ')})rotate(${Math.round(heading)})`}
      />
    </svg>
  );
}

/** As the list of risks counts them. */
const letterOf = (index: number) => String.fromCharCode('A'.charCodeAt(0) + index);

type PinProps = { at: Point; radius: number; className: string; children: string | number };

function Pin({ at: [x, y], radius, className, children }: PinProps) {
  return (
    <g className={className}>
      <circle cx={x} cy={y} r={radius} />
      <text x={x} y={y} dy="0.35em">
        {children}
      </text>
    </g>
  );
}
