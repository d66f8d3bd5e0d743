/** Renders the style guide for the development server; the built site does not have it. */
import { renderToStaticMarkup } from 'react-dom/server';
import { catalogue } from '../charts/catalogue.ts';
import type { PictureFinder } from '../content/page-data.ts';
import { colourPairs } from '../styles/colour-pairs.ts';
import { contrast, readColourTokens } from '../styles/read-tokens.ts';
import { StyleGuide } from './style-guide.tsx';

export function renderStyleGuide(picture: PictureFinder): string {
  const tokens = readColourTokens();
  const colours = new Map([...tokens].map(([name, channels]) => [name, `rgb(${channels.join(' ')})`]));
  const contrasts = colourPairs.map(({ foreground, background }) => {
    const [first, second] = [tokens.get(foreground), tokens.get(background)];
    if (!first || !second) throw new Error(`tokens.css lacks ${foreground} or ${background}`);
    return contrast(first, second);
  });
  const pictures = new Map([...catalogue.keys()].map((name) => [name, picture(name)]));
  const page = renderToStaticMarkup(
    <html lang="en-SG">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Style guide</title>
      </head>
      <body>
        <StyleGuide colours={colours} contrasts={contrasts} pictures={pictures} />
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${page}`;
}
