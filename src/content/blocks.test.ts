import { describe, expect, test } from 'vitest';
import { sourceOf } from '../../testing/content/source-of.ts';
import { blockSections } from './blocks.ts';

const read = (markdown: string) => blockSections(sourceOf('a.md', `---\na: b\n---\n${markdown}`));
const plain = { strong: false, accent: false, link: null };

describe('a document’s text as blocks', () => {
  test('keeps paragraphs and lists below their headings', () => {
    expect(read('## Scope\n\nOne\nline.\n\n1. First\n2. Second\n\n## Review\n\nEach year.')).toEqual([
      {
        heading: 'Scope',
        blocks: [
          { kind: 'paragraph', runs: [{ ...plain, text: 'One line.' }] },
          {
            kind: 'list',
            ordered: true,
            items: [[{ ...plain, text: 'First' }], [{ ...plain, text: 'Second' }]],
          },
        ],
      },
      { heading: 'Review', blocks: [{ kind: 'paragraph', runs: [{ ...plain, text: 'Each year.' }] }] },
    ]);
  });

  test('marks strong words, accents and links', () => {
    const [section] = read('## A\n\nWe **never** sell *data*, see [the page](https://a.example).');
    expect(section?.blocks).toEqual([
      {
        kind: 'paragraph',
        runs: [
          { ...plain, text: 'We ' },
          { ...plain, text: 'never', strong: true },
          { ...plain, text: ' sell ' },
          { ...plain, text: 'data', accent: true },
          { ...plain, text: ', see ' },
          { ...plain, text: 'the page', link: 'https://a.example' },
          { ...plain, text: '.' },
        ],
      },
    ]);
  });
});
