/** The provider's mark and name, in the colour of the text around it. */
import { logo } from 'virtual:brand';

export function Logo({ name }: { name: string }) {
  const colourOf = (ink: string | null) =>
    ink === 'ink' || ink === 'signal' ? 'currentColor' : (ink ?? 'none');
  return (
    <span className="logo">
      <svg viewBox={`0 0 ${logo.size} ${logo.size}`} width="32" height="32" aria-hidden="true">
        {logo.paths.map(({ d, fill, stroke, pen }) => (
          <path
            key={d}
            className={[fill, stroke].includes('signal') ? 'logo-signal' : undefined}
            d={d}
            fill={colourOf(fill)}
            stroke={stroke ? colourOf(stroke) : undefined}
            {...pen}
          />
        ))}
      </svg>
      {name}
    </span>
  );
}
