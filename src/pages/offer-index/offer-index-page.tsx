/** The indexes of services, enterprises and startups. */
import { Heading } from '../../components/heading.tsx';
import { unbroken } from '../../components/unbroken.ts';
import { RelatedStudy } from '../case-study-index/related-study.tsx';
import { ClosingCall } from '../common/closing-call.tsx';
import { PageHero } from '../common/page-hero.tsx';
import { Prose } from '../common/prose.tsx';
import { Questions } from '../common/questions.tsx';
import { SectionHeading } from '../common/section-heading.tsx';
import { OfferList } from './offer-list.tsx';
import type { OfferIndexData } from './page.ts';
import './offer-index-page.css';

export function OfferIndexPage({ data }: { data: OfferIndexData }) {
  return (
    <>
      <PageHero page={data} action={data.next.action} />
      {data.table && <ServicesTable heading={data.listHeading} table={data.table} />}
      {/* A single one is no list: the text leads to it. */}
      {data.offers.length > 1 && (
        <section className="page-width section edge">
          <Heading text={data.listHeading} />
          <OfferList offers={data.offers} />
        </section>
      )}
      <Prose sections={data.sections} />
      {data.prices && <Prices prices={data.prices} />}
      {data.study && <RelatedStudy heading="Related case study" study={data.study} />}
      <div className="page-width section">
        <Questions questions={data.questions} />
      </div>
      <ClosingCall planner={data.planner} {...data.next} />
    </>
  );
}

type ServicesTableProps = { heading: string; table: NonNullable<OfferIndexData['table']> };

function ServicesTable({ heading, table: { columns, rows } }: ServicesTableProps) {
  return (
    <section className="page-width section table-chart edge" id="all" tabIndex={-1}>
      <Heading text={heading} />
      <div className="prose container">
        <table>
          <thead>
            <tr>
              {Object.values(columns).map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ situation, name, path, firstResult, typicalTime, price }) => (
              <tr key={path}>
                <th scope="row">{situation}</th>
                <td data-label={columns.service}>
                  <a href={path}>{name}</a>
                </td>
                <td data-label={columns.firstResult}>{unbroken(firstResult)}</td>
                <td data-label={columns.typicalTime}>{unbroken(typicalTime)}</td>
                <td data-label={columns.price}>{price}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Prices({ prices }: { prices: NonNullable<OfferIndexData['prices']> }) {
  return (
    <section className="page-width section section-sm" id="prices" tabIndex={-1}>
      <SectionHeading split heading={prices.heading} lead={prices.lead} />
      <ol className="ruled ruled-closed marked price-drivers">
        {prices.drivers.map(({ title, description }) => (
          <li key={title} className="grid five-seven">
            <h3>{title}</h3>
            <p className="soft">{description}</p>
          </li>
        ))}
      </ol>
      <p>{prices.note}</p>
    </section>
  );
}
