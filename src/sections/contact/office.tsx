/** Where the provider works from, as a chart note. */
import type { CompanyData } from '../../content/page-data.ts';
import { PhoneLink } from '../../ui/phone-link.tsx';

export function Office({ provider }: { provider: CompanyData['provider'] }) {
  const { legalName, registrationNumber, address, email, phone, officeHours, position } = provider;
  return (
    <section className="page-width office">
      <h2 className="headline-md">Where we work from</h2>
      <dl>
        <div>
          <dt>Office</dt>
          <dd>
            {address.street} {address.unit}, {address.city} {address.postalCode}
          </dd>
        </div>
        <div>
          <dt>Position</dt>
          <dd>
            <em>{`${position.latitude.toFixed(2)}° N, ${position.longitude.toFixed(2)}° E`}</em>
          </dd>
        </div>
        <div>
          <dt>Hours</dt>
          <dd>{officeHours}</dd>
        </div>
        <div>
          <dt>Email and phone</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
            <br />
            <PhoneLink number={phone} />
          </dd>
        </div>
        <div>
          <dt>Company</dt>
          <dd>
            {legalName}, UEN {registrationNumber}
          </dd>
        </div>
      </dl>
    </section>
  );
}
