/** The path from home to this page. */
import type { BreadcrumbItems } from '../../content/page-data.ts';

export function Breadcrumb({ items }: { items: BreadcrumbItems }) {
  const last = items.length - 1;
  return (
    <nav aria-label="Breadcrumb" className="breadcrumb">
      <ol>
        {items.map(({ label, path }, index) => (
          <li key={path}>
            {/* The current page is named but isn't a link. */}
            {index < last ? <a href={path}>{label}</a> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
