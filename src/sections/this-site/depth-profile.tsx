/**
 * A course over a sea floor: at each station a lead is dropped, and the depth is what has been fetched by then. The
 * same figures stand below it as text.
 */
import { Term } from '../../ui/term.tsx';

export type Station = {
  name: string;
  /** When, or what. */
  when: string;
  fetched: string;
  /** Null where it is not known: the floor stays as it was. Nothing is shown as no number. */
  bytes: number | null;
};

/** Bytes between two lines of the scale. */
const tick = 50_000;

/** In per cent of the drawing. */
const [surface, floor, step, first] = [24, 84, 20, 4];

export function DepthProfile({ stations }: { stations: readonly Station[] }) {
  const deepest = Math.max(1, ...stations.map(({ bytes }) => bytes ?? 0));
  const depthOf = (bytes: number) => Number((surface + (bytes / deepest) * (floor - surface)).toFixed(1));
  // A station's place is its key: another one may come to stand there.
  const marks = stations.map((station, index) => {
    const known = stations.slice(0, index + 1).findLast(({ bytes }) => bytes !== null);
    return { ...station, x: first + index * step, depth: depthOf(known?.bytes ?? 0) };
  });
  const scale = Array.from({ length: Math.floor(deepest / tick) }, (_, index) => ({
    kilobytes: ((index + 1) * tick) / 1000,
    at: depthOf((index + 1) * tick),
  }));
  const bed = marks.reduce((path, { x, depth }, index) => {
    const from = marks[index - 1]?.x ?? 0;
    const middle = (from + x) / 2;
    return `${path}C${middle} ${marks[index - 1]?.depth ?? surface} ${middle} ${depth} ${x} ${depth}`;
  }, `M0 ${surface}`);
  return (
    <>
      <svg className="profile" aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="presentation">
          <path className="profile-sea" d={`M0 ${surface}H100V100H0Z`} />
          <path className="profile-scale" d={scale.map(({ at }) => `M0 ${at}H100`).join('')} />
          <path className="profile-land" d={`${bed}H100V100H0Z`} />
          <path className="profile-bed" d={`${bed}H100`} />
        </svg>
        {marks.map(({ x, depth }) => (
          <line
            key={x}
            className="profile-lead"
            x1={`${x}%`}
            x2={`${x}%`}
            y1={`${surface}%`}
            y2={`${depth}%`}
          />
        ))}
        <line className="profile-course" x1="4%" x2="84%" y1={`${surface}%`} y2={`${surface}%`} />
        {scale.map(({ kilobytes, at }) => (
          <text key={kilobytes} className="profile-tick" x="100%" y={`${at - 1.5}%`} dx="-8">
            {`${kilobytes} kB`}
          </text>
        ))}
        {marks.map(({ x, depth, bytes }, index) => (
          <g key={x}>
            <circle className="profile-ring" cx={`${x}%`} cy={`${surface}%`} r="8" />
            <text className="profile-number" x={`${x}%`} y="9%">
              {index + 1}
            </text>
            <text className="profile-depth" x={`${x}%`} y={`${depth + 10}%`}>
              {bytes ? (bytes / 1000).toFixed(0) : ''}
            </text>
          </g>
        ))}
      </svg>
      <dl className="profile-stations">
        {marks.map(({ x, name, when, fetched }) => (
          <Term key={x} term={name}>
            {fetched ? `${when}. ` : when}
            <small>{fetched}</small>
          </Term>
        ))}
      </dl>
    </>
  );
}
