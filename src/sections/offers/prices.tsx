/** What drives a price, and the bands themselves once the owner has given them. */
import type { OfferIndexData } from '../../content/page-data.ts';
import { SectionHeading } from '../common/section-heading.tsx';

type PricesProps = { prices: NonNullable<OfferIndexData['prices']> };

export function Prices({ prices }: PricesProps) {
  return (
    <section className="page-width prices">
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
        <>
          <p>{prices.bandsLead}</p>
          <table>
            <thead>
              <tr>
                <th scope="col">Work</th>
                <th scope="col">From</th>
                <th scope="col">To</th>
                <th scope="col">For</th>
              </tr>
            </thead>
            <tbody>
              {prices.bands.map(({ what, from, to, unit }) => (
                <tr key={what}>
                  <th scope="row">{what}</th>
                  <td>{from}</td>
                  <td>{to}</td>
                  <td>{unit}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}
