/** A strip of wordmarks, 72 px high and 120 px apart, that runs in a loop and can be paused. */
import { useState } from 'react';
import type { HomeData } from '../content/page-data.ts';

export function TrustedBand({ trusted }: { trusted: HomeData['trusted'] }) {
  const [paused, setPaused] = useState(false);
  const logos = trusted.logos.map((logo) => (
    <li key={logo.src}>
      <img {...logo} height={72} loading="lazy" decoding="async" />
    </li>
  ));
  return (
    <section className="trusted" aria-labelledby="trusted-heading">
      <div className="page-width trusted-top">
        <h2 id="trusted-heading">{trusted.heading}</h2>
        <button
          type="button"
          className="trusted-pause"
          data-live
          aria-pressed={paused}
          onClick={() => setPaused(!paused)}
        >
          {paused ? trusted.resume : trusted.pause}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the strip scrolls, so a keyboard must reach it. */}
      <div
        className="logo-strip"
        data-paused={paused || undefined}
        tabIndex={0}
        role="group"
        aria-label={trusted.heading}
      >
        <ul>{logos}</ul>
        {/* The second round of the loop says nothing new. */}
        <ul aria-hidden="true">{logos}</ul>
      </div>
    </section>
  );
}
