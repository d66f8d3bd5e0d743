/** What the bench has measured, with the day, the machine and the method. */
import type { ThisSiteData } from '../../content/page-data.ts';
import { Heading } from '../../ui/heading.tsx';
import { FigureTable } from './figure-table.tsx';

type MeasuredSectionProps = {
  section: ThisSiteData['measured'][number];
  columns: ThisSiteData['built']['columns'];
  /** Stands beside a figure that is over its limit. */
  over: string;
};

export function MeasuredSection({ section, columns, over }: MeasuredSectionProps) {
  return (
    <section className="page-width prose-section beside">
      <Heading text={section.heading} className="headline-md" />
      <div className="prose">
        <p>{section.lead}</p>
        {section.tables.map(({ heading, method, circumstances, rows }) => (
          <div key={heading} className="measured">
            <h3>{heading}</h3>
            <p>{method}</p>
            <FigureTable
              columns={columns}
              rows={rows.map((row) => ({ ...row, value: row.isOver ? `${row.value}, ${over}` : row.value }))}
            />
            <p className="note">{circumstances}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
