/** The style guide at `/styleguide` of the development server: tokens and components in every state. */
import type { ReactNode } from 'react';
import { colourPairs } from '../../brand/colour-pairs.ts';
import { ChartPicture } from '../../components/chart-picture.tsx';
import { CountUp } from '../../components/count-up.tsx';
import { Headline } from '../../components/headline.tsx';
import { LinkOrButton } from '../../components/link-or-button.tsx';
import { Logo } from '../../components/logo.tsx';
import { Spinner } from '../../components/spinner.tsx';
import type { Picture } from '../../content/page-data.ts';
import { Neighbours } from '../../pages/common/neighbours.tsx';
import { WrittenSection } from '../../pages/common/prose.tsx';
import { SectionHeading } from '../../pages/common/section-heading.tsx';
import {
  headlineExamples,
  linkOrButtonExamples,
  neighboursExample,
  percentageExamples,
  sectionHeadingExamples,
  sectionLayoutExamples,
} from './examples.ts';
import './style-guide.css';

type StyleGuideProps = {
  /** Names of the colour tokens. */
  colours: readonly string[];
  /** Contrast of each pair in use by day, dusk and night, in the order of `colourPairs`. */
  contrasts: readonly (readonly number[])[];
  /** Every picture of the site, by name. */
  pictures: ReadonlyMap<string, Picture>;
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

export function StyleGuide({ colours, contrasts, pictures }: StyleGuideProps) {
  return (
    <main className="page-width style-guide">
      <h1 className="headline-xl">Style guide</h1>
      <Group title="Colours">
        <ul className="style-guide-grid">
          {colours.map((name) => (
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
          {colourPairs.map(({ foreground, background, minimum, use }, index) => (
            <li key={`${foreground} ${background} ${use}`}>
              <svg width="160" height="64" aria-hidden="true">
                <rect width="160" height="64" fill={`var(--color-${background})`} />
                <text x="12" y="42" fontSize="28" fill={`var(--color-${foreground})`}>
                  Aa 123
                </text>
              </svg>
              {`${foreground} on ${background}: ${contrasts[index]?.map((ratio) => ratio.toFixed(2)).join(', ')} of ${minimum}, ${use}`}
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
      <Group title="Count-up, logo, spinner">
        <p className="headline-md actions">
          {percentageExamples.map((percentage) => (
            <CountUp key={percentage} percentage={percentage} />
          ))}
          <Logo name="The mark" />
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
