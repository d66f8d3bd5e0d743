/** The way from home to this page. */
import type { Trail } from '../../content/page-data.ts';

export function Breadcrumb({ trail }: { trail: Trail }) {
  const last = trail.length - 1;
  return (
    <nav aria-label="Breadcrumb" className="breadcrumb">
      <ol>
        {trail.map(({ label, path }, index) => (
          <li key={path}>
            {/* The page itself is where one is already: named, and no link. */}
            {index < last ? <a href={path}>{label}</a> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
