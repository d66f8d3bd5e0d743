/** The provider's mark and name. It takes its ink from the text around it. */
import { logoShapes, logoSize } from './logo-shapes.ts';

export function Logo({ name }: { name: string }) {
  return (
    <span className="logo">
      <svg viewBox={`0 0 ${logoSize} ${logoSize}`} width={logoSize} height={logoSize} aria-hidden="true">
        <path d={logoShapes.shores.join('')} fill="currentColor" />
        <path className="logo-course" d={logoShapes.course} />
      </svg>
      {name}
    </span>
  );
}
