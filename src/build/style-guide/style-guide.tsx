/** The style guide at `/styleguide` of the development server: all of it follows from the brand and the drawings. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Brand } from '../../brand/brand.ts';
import { type ColourPair, colourPairs } from '../../brand/colour-pairs.ts';
import { contrast } from '../../brand/colours.ts';
import { Logo } from '../../components/logo.tsx';
import { SitePicture } from '../../components/site-picture.tsx';
import type { Picture } from '../../site/page-data.ts';
import './style-guide.css';

const words = 'Planned before it’s built, 3 to 5 weeks';

export function renderStyleGuide(brand: Brand, pictures: ReadonlyMap<string, Picture>): string {
  const page = renderToStaticMarkup(
    <html lang={brand.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Style guide</title>
      </head>
      <body>
        <StyleGuide brand={brand} pictures={pictures} />
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${page}`;
}

function contrastsOf(
  { foreground, background }: Pick<ColourPair, 'foreground' | 'background'>,
  { tokens, darkTokens }: Brand,
): string {
  return [tokens, darkTokens]
    .map((colours) => contrast(colours[foreground], colours[background]).toFixed(2))
    .join(', ');
}

function StyleGuide({ brand, pictures }: { brand: Brand; pictures: ReadonlyMap<string, Picture> }) {
  return (
    <main className="page-width section">
      <h1>Style guide</h1>
      <Group title="Type">
        <h1 className="display">{words}</h1>
        <h1>{words}</h1>
        <h2 className="large">{words}</h2>
        <h2>{words}</h2>
        <h3 className="large">{words}</h3>
        <h3>{words}</h3>
        <p className="lead">{words}</p>
        <p>{words}</p>
        <p className="note">{words}</p>
        <p className="label">{words}</p>
      </Group>
      <Group title="Colours">
        <ul className="grid swatches">
          {Object.keys(brand.tokens).map((name) => (
            <li key={name}>
              <svg width="160" height="64" aria-hidden="true">
                <rect width="160" height="64" fill={`var(--color-${name})`} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      </Group>
      <Group title="Pairs in use, with their contrast">
        <ul className="grid swatches">
          {colourPairs.map(({ foreground, background, minimum, use }) => (
            <li key={`${foreground} ${background} ${use}`}>
              <svg width="160" height="64" aria-hidden="true">
                <rect width="160" height="64" fill={`var(--color-${background})`} />
                <text x="12" y="42" fontSize="28" fill={`var(--color-${foreground})`}>
                  Aa 123
                </text>
              </svg>
              {`${foreground} on ${background}: ${contrastsOf({ foreground, background }, brand)} of ${minimum}, ${use}`}
            </li>
          ))}
        </ul>
      </Group>
      <Group title="The mark">
        <p className="cluster">
          <Logo mark={brand.mark} name="On light" first />
          <span className="footer box">
            <Logo mark={brand.mark} name="On dark" />
          </span>
        </p>
      </Group>
      <Group title="Pictures at 120 px: each must be recognisable">
        <ul className="grid swatches">
          {[...pictures].map(([name, picture]) => (
            <li key={name}>
              <SitePicture picture={picture} />
              {name}
            </li>
          ))}
        </ul>
      </Group>
    </main>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack section">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
