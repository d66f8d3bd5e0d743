/** Where the office is. */

import { Heading } from '../../components/heading.tsx';
import { PhoneLink } from '../../components/phone-link.tsx';
import { Term } from '../../components/term.tsx';
import type { CompanyData } from '../../content/page-data.ts';

export function Office({ provider }: { provider: CompanyData['provider'] }) {
  const { legalName, registrationNumber, address, email, phone, officeHours, position } = provider;
  return (
    <section className="page-width office">
      <Heading text="Where we work from" className="headline-md" />
      <dl>
        <Term term="Office">
          {address.street} {address.unit}, {address.city} {address.postalCode}
        </Term>
        <Term term="Position">
          <em>{`${position.latitude.toFixed(2)}° N, ${position.longitude.toFixed(2)}° E`}</em>
        </Term>
        <Term term="Hours">{officeHours}</Term>
        <Term term="Email and phone">
          <a href={`mailto:${email}`}>{email}</a>
          <br />
          <PhoneLink number={phone} />
        </Term>
        <Term term="Company">
          {legalName}, UEN {registrationNumber}
        </Term>
      </dl>
    </section>
  );
}
