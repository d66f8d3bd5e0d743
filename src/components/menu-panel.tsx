/** The content of a dropdown: entries with picture, title and sentence, and plain links beside them. */
import { memo } from 'react';
import type { MenuItem } from '../content/page-data.ts';
import { ChartPicture } from './chart-picture.tsx';
import './dropdown.css';

export const MenuPanel = memo(function MenuPanel({ item }: { item: MenuItem }) {
  return (
    <div className="panel">
      <ul className="panel-items">
        {item.items.map(({ title, description, path, image }) => (
          <li key={path}>
            <a className="panel-item" href={path}>
              <ChartPicture picture={image} className="panel-picture" />
              <span className="panel-title">{title}</span>
              <span className="panel-text">{description}</span>
            </a>
          </li>
        ))}
      </ul>
      <ul className="panel-links">
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
