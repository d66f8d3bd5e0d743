/** What drives a price, and the price bands once the owner has given them. */
import type { OfferIndexData } from '../../content/page-data.ts';
import { SectionHeading } from '../common/section-heading.tsx';
import './prices.css';

type PricesProps = { prices: NonNullable<OfferIndexData['prices']> };

export function Prices({ prices }: PricesProps) {
  return (
    <section className="page-width prices" id="prices" tabIndex={-1}>
      <SectionHeading heading={prices.heading} lead={prices.lead} />
      <ol>
        {prices.drivers.map(({ title, description }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
      {prices.bands.length === 0 ? (
        <p>{prices.noBands}</p>
      ) : (
        <div className="prose">
          <p>{prices.bandsLead}</p>
          <table>
            <thead>
              <tr>
                {Object.values(prices.columns).map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {prices.bands.map(({ what, from, to, unit }) => (
                <tr key={what}>
                  <th scope="row" data-label={prices.columns.what}>
                    {what}
                  </th>
                  <td data-label={prices.columns.from}>{from}</td>
                  <td data-label={prices.columns.to}>{to}</td>
                  <td data-label={prices.columns.unit}>{unit}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
