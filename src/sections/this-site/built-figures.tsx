/** What the build has weighed, each figure with its limit. */
import type { Heaviest, ThisSiteData } from '../../content/page-data.ts';
import { Heading } from '../../ui/heading.tsx';
import { FigureTable } from './figure-table.tsx';
import { kilobytes } from './figures.ts';

type BuiltFiguresProps = Pick<ThisSiteData, 'built' | 'figures'>;

type Name = keyof ThisSiteData['built']['rows'];

const names = [
  ...(['pages', 'requests', 'script', 'firstView', 'document'] as const),
  ...(['fonts', 'framework', 'ownScripts', 'picture'] as const),
];

export function BuiltFigures({ built, figures }: BuiltFiguresProps) {
  const { heading, lead, columns, unknown: unbuilt, rows } = built;
  return (
    <section className="page-width prose-section beside">
      <Heading text={heading} className="headline-md" />
      <div className="prose">
        <p>{lead}</p>
        <FigureTable
          columns={columns}
          rows={names.map((name) => {
            const { label, limit } = rows[name];
            const { text, bytes, page } = figures ? figureOf(name, figures) : { text: unbuilt };
            return {
              label,
              value: page ? (
                <>
                  {text}, <a href={page.path}>{page.name}</a>
                </>
              ) : (
                text
              ),
              limit: limit === undefined ? null : kilobytes(limit),
              share: limit === undefined || bytes === undefined ? null : bytes / limit,
            };
          })}
        />
      </div>
    </section>
  );
}

type Value = { text: string; bytes?: number; page?: Heaviest };

function figureOf(name: Name, figures: NonNullable<ThisSiteData['figures']>): Value {
  if (name === 'pages') return { text: String(figures.pages) };
  if (name === 'requests') return { text: String(figures.own.requests) };
  const figure = figures[name];
  if (typeof figure === 'number') return { text: kilobytes(figure), bytes: figure };
  return { text: kilobytes(figure.bytes), bytes: figure.bytes, page: figure };
}
