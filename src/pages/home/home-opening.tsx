/** The first screen, one statement and the clients' logos. */

import { anchorOf } from '../../../contract/anchor.ts';
import { Heading, Headline } from '../../components/heading.tsx';
import { HeroChart } from '../../components/hero-chart.tsx';
import { LinkOrButton } from '../../components/link-or-button.tsx';
import { SitePicture } from '../../components/site-picture.tsx';
import type { HomeData, HomeSection } from './page.ts';
import './home-hero.css';
import './home-opening.css';

export function HomeHero({ hero }: Pick<HomeData, 'hero'>) {
  const { headline, lead, primary, secondary, image } = hero;
  return (
    <section id="first-view" className="under-bar band-shoal home-hero">
      <div className="page-width stack home-hero-words">
        <Heading level={1} text={headline} className="display" />
        <p className="lead">{lead}</p>
        <p className="cluster">
          <LinkOrButton path={primary.path}>{primary.label}</LinkOrButton>
          <LinkOrButton path={secondary.path} look="outlined">
            {secondary.label}
          </LinkOrButton>
        </p>
      </div>
      <HeroChart picture={image} className="home-hero-chart" />
    </section>
  );
}

export function ClarityBanner({ clarity }: { clarity: HomeSection<'clarity'> }) {
  return (
    <section className="section band-dark">
      <div className="page-width grid two-one clarity">
        <p className="large">
          <Headline text={clarity.statement} />
        </p>
        <p className="soft">{clarity.note}</p>
      </div>
    </section>
  );
}

export function TrustedBand({ trusted }: { trusted: HomeSection<'trusted'> }) {
  const logos = trusted.logos.map(({ name, picture }) => (
    <li key={name}>{picture ? <SitePicture picture={picture} /> : <span className="large">{name}</span>}</li>
  ));
  return (
    <section className="trusted">
      <div className="page-width cluster trusted-top">
        <div className="cluster grow">
          <h2 id={anchorOf(trusted.heading)}>{trusted.heading}</h2>
          {trusted.pending && <p className="soft">{trusted.pending}</p>}
        </div>
        <button type="button" className="note text-button trusted-pause" data-needs-script data-pauses-strip>
          <span>{trusted.pause}</span>
          <span hidden>{trusted.resume}</span>
        </button>
      </div>
      <div className="logo-window">
        <section
          className="logo-strip"
          aria-label={trusted.heading}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: focus pauses the strip, so a keyboard must reach it.
          tabIndex={0}
        >
          <ul>{logos}</ul>
          {/* The second copy of the loop repeats the first, so screen readers skip it. */}
          <ul aria-hidden="true">{logos}</ul>
        </section>
      </div>
    </section>
  );
}
