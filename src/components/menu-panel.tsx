/** The content of a dropdown: entries with picture, title and sentence, and plain links beside them. */
import { memo } from 'react';
import type { MenuItem } from '../content/page-data.ts';
import { ChartPicture } from './chart-picture.tsx';
import './dropdown.css';

export const MenuPanel = memo(function MenuPanel({ item }: { item: MenuItem }) {
  return (
    <div className="page-width panel">
      <ul className="panel-items">
        {item.items.map(({ title, description, path, image }) => (
          <li key={path}>
            <a className="stack panel-item" href={path}>
              <ChartPicture picture={image} className="panel-picture" />
              <span className="panel-title">{title}</span>
              <span className="note panel-text">{description}</span>
            </a>
          </li>
        ))}
      </ul>
      <ul className="stack panel-links">
        {item.links.map(({ label, path }) => (
          <li key={label}>
            <a href={path}>{label}</a>
          </li>
        ))}
        {item.generalPath && (
          <li>
            <a className="panel-all" href={item.path}>
              {item.overview ?? item.title}
            </a>
          </li>
        )}
      </ul>
    </div>
  );
});
