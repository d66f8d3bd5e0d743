/** Over a hero's chart after hydration: a ship that follows the course (chart-course.css), and links on its points. */
import type { HeroCrop, HeroPicture } from '../content/page-data.ts';
import './chart-course.css';

export type Stop = { label: string; path: string };

type ChartCourseProps = {
  picture: HeroPicture;
  className: string;
  crop: HeroCrop;
  stops: readonly Stop[];
};

/** In the chart's units: 24 CSS pixels on the narrowest phone. */
const targetRadius = 36;

export function ChartCourse({ picture, className, crop, stops }: ChartCourseProps) {
  const { course, width, height } = picture;
  if (!course) return null;
  const { path, waypoints } = course;
  const box = { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: `${crop} slice` };
  const tone = course.tone === 'dark' ? 'dark-' : '';
  const red = `var(--${tone}course)`;
  const links = stopsOn(waypoints, stops);
  return (
    <>
      <svg {...box} className={`${className} chart-course`} aria-hidden="true">
        <path className="course-sailed" d={path} pathLength="1" stroke={red} strokeWidth={course.width} />
        {waypoints.map(({ x, y, along }) => (
          <circle
            key={along}
            cx={x}
            cy={y}
            r={course.width * 2}
            fill={red}
            // Hidden at the start, before the ship has moved.
            style={{
              animationRangeStart: `exit-crossing calc(${Math.max(along, 0.01)} * var(--course-end))`,
            }}
          />
        ))}
        <path
          className="ship"
          d="M0-19C7-10 7 3 6 17H-6C-7 3-7-10 0-19Z"
          fill={`var(--${tone}label)`}
          stroke={`var(--${tone}sea-0)`}
          style={{ offsetPath: `path("${path}")` }}
        />
      </svg>
      {links.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: SVG has no other element for a group of links.
        <svg {...box} className={`${className} chart-stops`} role="group" aria-label="Waypoints of the chart">
          {links.map(({ label, path, x, y }) => (
            <a key={path} href={path} aria-label={label}>
              <circle cx={x} cy={y} r={targetRadius} />
              <circle cx={x} cy={y} r={targetRadius * 0.6} className="chart-stop" />
            </a>
          ))}
        </svg>
      )}
    </>
  );
}

/** The last points of the course, if it has as many points as there are stops, or one more for its start. */
function stopsOn<Waypoint>(waypoints: readonly Waypoint[], stops: readonly Stop[]): (Waypoint & Stop)[] {
  const first = waypoints.length - stops.length;
  if (first < 0 || first > 1) return [];
  return waypoints.slice(first).flatMap((waypoint, index) => {
    const stop = stops[index];
    return stop ? [{ ...waypoint, ...stop }] : [];
  });
}
