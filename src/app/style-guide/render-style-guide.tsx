/** Renders the style guide for the development server. The built site doesn't include it. */
import { renderToStaticMarkup } from 'react-dom/server';
import { duskTokens, nightTokens, tokens } from '../../brand/brand.ts';
import { colourPairs } from '../../brand/colour-pairs.ts';
import { contrast } from '../../brand/colours.ts';
import type { Picture } from '../../content/page-data.ts';
import { StyleGuide } from './style-guide.tsx';

/** @param pictures by name, passed in because Vite runs this module while drawing needs Node. */
export function renderStyleGuide(pictures: ReadonlyMap<string, Picture>): string {
  const contrasts = colourPairs.map(({ foreground, background }) =>
    [tokens, duskTokens, nightTokens].map((colours) => contrast(colours[foreground], colours[background])),
  );
  const page = renderToStaticMarkup(
    <html lang="en-SG">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Style guide</title>
      </head>
      <body>
        <StyleGuide colours={Object.keys(tokens)} contrasts={contrasts} pictures={pictures} />
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${page}`;
}
