/** The footer: who the provider is and where, the bar's links, certificates and the legal line. */
import { Fragment } from 'react';
import type { LayoutData } from '../site/page-data.ts';
import { Logo } from './logo.tsx';
import { entriesOf, footerMenuId } from './menu-entries.ts';
import { PaletteChoices } from './palette-choices.tsx';
import { PhoneLink } from './phone-link.tsx';
import { SitePicture } from './site-picture.tsx';
import './footer.css';

export function Footer({ layout }: { layout: LayoutData }) {
  const { brand, provider, menu, legal, certificates, contact } = layout;
  return (
    <footer className="band-dark footer">
      <div className="page-width grid one-two footer-grid">
        <div className="stack footer-provider">
          <p className="footer-logo">
            <Logo mark={brand.mark} name={provider.name} />
          </p>
          <address>
            {provider.legalName}
            {provider.address.map((line) => (
              <Fragment key={line}>
                <br />
                {line}
              </Fragment>
            ))}
          </address>
          {provider.registration && (
            <p>
              {provider.registration.title} {provider.registration.number}
            </p>
          )}
          <p>
            <a href={`mailto:${provider.email}`}>{provider.email}</a>
            <br />
            <PhoneLink number={provider.phone} />
          </p>
        </div>
        <nav className="footer-menu" aria-label="Footer" id={footerMenuId} tabIndex={-1}>
          {menu.map((item) => (
            <div key={item.title} className="footer-column">
              <a className="footer-title" href={item.path}>
                {item.title}
              </a>
              {item.items.length + item.links.length > 0 && (
                <ul>
                  {entriesOf(item).map(({ label, path }) => (
                    <li key={label}>
                      <a href={path}>{label}</a>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          ))}
          <div className="footer-column">
            <a className="footer-title" href={contact.path}>
              Contact
            </a>
          </div>
        </nav>
        <ul className="cluster footer-certificates" aria-label="Certificates">
          {certificates.map(({ badge, title, path, format, image }) => (
            <li key={path}>
              <a href={path}>
                {image && <SitePicture picture={image} />}
                <span>
                  {badge}
                  <span className="sr-only">{` (${title}, ${format})`}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
        <div className="cluster footer-legal">
          <p>
            © <span data-year>{layout.builtIn}</span> {provider.legalName}
          </p>
          <PaletteChoices name="footer-palette" legend="Colours of this site" />
          <ul className="cluster">
            {legal.map(({ label, path }) => (
              <li key={path}>
                <a href={path}>{label}</a>
              </li>
            ))}
            {provider.socialProfiles.map(({ label, url }) => (
              <li key={url}>
                <a href={url} rel="me">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
