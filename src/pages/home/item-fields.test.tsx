/** What the content may give an item besides its text: a picture is shown, a path is where its heading leads. */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DeliveryFramework, FutureProof, StrategyPillars } from './home-strategy.tsx';

const heading = { heading: 'Heading', lead: 'Lead' };
const image = { src: '/assets/item.svg', width: 320, height: 200, alt: '' };
const item = { image, title: 'Title', description: 'Description' };
const step = { ...item, duration: '2 weeks', result: 'A plan' };
const action = { label: 'More', path: '/how-we-work' };

const sections: Readonly<Record<string, (path?: { path: string }) => ReactElement>> = {
  pillars: (path) => <StrategyPillars pillars={{ ...heading, items: [{ ...item, ...path }] }} />,
  'future-proof items': (path) => <FutureProof futureProof={{ ...heading, items: [{ ...item, ...path }] }} />,
  'steps of the framework': (path) => (
    <DeliveryFramework framework={{ ...heading, action, planner: action, items: [{ ...step, ...path }] }} />
  ),
};

test.each(Object.entries(sections))(
  '%s show their picture, and lead to their path if they have one',
  (_, section) => {
    const linked = renderToStaticMarkup(section({ path: '/services' }));
    expect(linked).toContain('<h3><a href="/services">Title</a></h3>');
    expect(linked).toContain('<img src="/assets/item.svg" width="320" height="200"');
    expect(renderToStaticMarkup(section())).toContain('<h3>Title</h3>');
  },
);
