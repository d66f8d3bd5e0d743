/** A strip of client logos, 72 px high and 120 px apart, that runs in a loop and can be paused. */
import { useState } from 'react';
import { anchorOf } from '../../../contract/anchor.ts';
import { ChartPicture } from '../../components/chart-picture.tsx';
import type { HomeData } from '../../content/page-data.ts';

export function TrustedBand({ trusted }: { trusted: HomeData['trusted'] }) {
  const [paused, setPaused] = useState(false);
  const logos = trusted.logos.map((logo) => (
    <li key={logo.src}>
      <ChartPicture picture={logo} />
    </li>
  ));
  return (
    <section className="trusted">
      <div className="page-width trusted-top">
        <h2 id={anchorOf(trusted.heading)}>{trusted.heading}</h2>
        <button type="button" className="note trusted-pause" data-live onClick={() => setPaused(!paused)}>
          {paused ? trusted.resume : trusted.pause}
        </button>
      </div>
      <div className="logo-window">
        <section
          className="logo-strip"
          data-paused={paused || undefined}
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
