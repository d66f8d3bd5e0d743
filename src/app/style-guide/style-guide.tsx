/** The style guide at `/styleguide` of the development server: tokens and components in every state. */

import { duskTokens, language, logoColours, nightTokens, tokens } from 'virtual:brand';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type ColourPair, colourPairs } from '../../brand/colour-pairs.ts';
import { contrast } from '../../brand/colours.ts';
import { ChartPicture } from '../../components/chart-picture.tsx';
import { CountUp } from '../../components/count-up.tsx';
import { Headline } from '../../components/heading.tsx';
import { LinkOrButton } from '../../components/link-or-button.tsx';
import { Logo } from '../../components/logo.tsx';
import { Spinner } from '../../components/spinner.tsx';
import type { Picture } from '../../content/page-data.ts';
import { logoNames } from '../../content/picture-names.ts';
import { Neighbours } from '../../pages/common/neighbours.tsx';
import { WrittenSection } from '../../pages/common/prose.tsx';
import { SectionHeading } from '../../pages/common/section-heading.tsx';
import './style-guide.css';

const linkOrButtonExamples = (['normal', 'small'] as const).flatMap((size) =>
  (['filled', 'outlined'] as const).flatMap((look) =>
    [false, true].flatMap((disabled) => [
      { size, look, disabled, path: '/how-we-work', children: 'Link' },
      { size, look, disabled, children: 'Button' },
    ]),
  ),
);

const headlineExamples = [
  'Chart first. Then build *the right thing.*',
  'Plain words only',
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz *and other very long words*',
] as const;

const paragraph =
  '<p>A paragraph as an offer has it: two or three sentences. It’s long enough to break into lines, so that you can judge its measure.</p>';

/** What decides how a written section is laid out: a table, named paragraphs or plain text. */
const sectionLayoutExamples: Readonly<Record<string, string>> = {
  text: paragraph.repeat(2),
  table:
    '<table><thead><tr><th>Cause</th><th>Early sign</th></tr></thead><tbody><tr><td>Unclear goals</td><td>Two answers to one question</td></tr><tr><td>No owner</td><td>Meetings without minutes</td></tr></tbody></table>',
  'named paragraphs': [1, 2, 3, 4]
    .map((number) => `<p><strong>Entry ${number}.</strong> What is said of it, in a sentence.</p>`)
    .join(''),
};

const actions = [
  { label: 'Where it leads', path: '/services' },
  { label: 'And where else', path: '/how-we-work' },
];

const sectionHeadingExamples = [
  { heading: 'A heading *with its lead*', lead: 'The sentence that leads into the section.' },
  {
    heading: 'A heading that leads on',
    lead: 'The sentence that leads into the section.',
    actions: actions.slice(0, 1),
  },
  { heading: 'A heading that leads on *to two pages*', lead: 'The sentence that leads in.', actions },
];

const neighboursExample = {
  label: 'Other pages',
  previous: { path: '/services/dev-ops', name: 'The page before', words: 'What it is about.' },
  following: { path: '/services/product-design', name: 'The page after', words: 'What it is about.' },
};

const typeScale = [
  'headline-xxl',
  'headline-xl',
  'headline-lg',
  'headline-md',
  'headline-sm',
  'lead',
  'note',
] as const;

/** @param pictures by name, passed in because Vite runs this module while drawing needs Node. */
export function renderStyleGuide(pictures: ReadonlyMap<string, Picture>): string {
  const page = renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Style guide</title>
      </head>
      <body>
        <StyleGuide pictures={pictures} />
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${page}`;
}

function contrastsOf({ foreground, background }: Pick<ColourPair, 'foreground' | 'background'>): string {
  return [tokens, duskTokens, nightTokens]
    .map((colours) => contrast(colours[foreground], colours[background]).toFixed(2))
    .join(', ');
}

const listed = (colours: readonly string[]) => colours.join(', ') || 'none';

function StyleGuide({ pictures }: { pictures: ReadonlyMap<string, Picture> }) {
  const [light, dark] = [pictures.get(logoNames.light), pictures.get(logoNames.dark)];
  const mark = light && dark && { light, dark };
  return (
    <main className="page-width style-guide">
      <h1 className="headline-xl">Style guide</h1>
      <Group title="Colours">
        <ul className="style-guide-grid">
          {Object.keys(tokens).map((name) => (
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
        <ul className="style-guide-grid">
          {colourPairs.map(({ foreground, background, minimum, use }) => (
            <li key={`${foreground} ${background} ${use}`}>
              <svg width="160" height="64" aria-hidden="true">
                <rect width="160" height="64" fill={`var(--color-${background})`} />
                <text x="12" y="42" fontSize="28" fill={`var(--color-${foreground})`}>
                  Aa 123
                </text>
              </svg>
              {`${foreground} on ${background}: ${contrastsOf({ foreground, background })} of ${minimum}, ${use}`}
            </li>
          ))}
        </ul>
      </Group>
      <Group title="Type">
        {typeScale.map((name) => (
          <p key={name} className={name}>
            {`${name} `}
            <em>and water</em>
          </p>
        ))}
      </Group>
      <Group title="Headlines">
        {headlineExamples.map((text) => (
          <p key={text} className="headline-lg">
            <Headline text={text} />
          </p>
        ))}
      </Group>
      <Group title="Link or button">
        <p className="actions">
          {linkOrButtonExamples.map((example) => (
            <LinkOrButton key={JSON.stringify(example)} {...example} />
          ))}
        </p>
      </Group>
      <Group title="The mark">
        <p className="actions">
          <Logo name="On light" files={mark} />
          <span className="footer style-guide-dark">
            <Logo name="On dark" files={mark} />
          </span>
        </p>
        <p>{`Changes on dark grounds: ${listed(logoColours.changed)}. Stays: ${listed(logoColours.kept)}.`}</p>
      </Group>
      <Group title="Count-up, spinner">
        <p className="headline-md actions">
          {[37, 23, 25, 0, 100].map((percentage) => (
            <CountUp key={percentage} percentage={percentage} />
          ))}
        </p>
        <Spinner label="Loading the page" />
      </Group>
      <Group title="Section headings">
        {sectionHeadingExamples.map((example) => (
          <SectionHeading key={example.heading} {...example} />
        ))}
      </Group>
      <Group title="Layouts of written sections">
        {Object.entries(sectionLayoutExamples).map(([layout, html]) => (
          <WrittenSection key={layout} section={{ id: layout, heading: layout, html }} />
        ))}
      </Group>
      <Group title="Neighbours">
        <Neighbours {...neighboursExample} />
      </Group>
      <Group title="Pictures at 120 px: each must be recognisable">
        <ul className="style-guide-grid">
          {[...pictures].map(([name, picture]) => (
            <li key={name}>
              <ChartPicture picture={picture} className="style-guide-thumbnail" />
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
    <section className="stack-lg py-section">
      <h2 className="headline-md">{title}</h2>
      {children}
    </section>
  );
}
