/** What's for paper alone is a file that browsers fetch last. */
import { Features, type MediaList, transform } from 'lightningcss';

const isForPaper = ({ mediaQueries }: MediaList) =>
  mediaQueries.every(({ mediaType, qualifier }) => mediaType === 'print' && qualifier !== 'not');

export function withoutPrint(stylesheet: string): string {
  const { code } = transform({
    filename: 'screen.css',
    code: withoutNesting(stylesheet),
    visitor: { Rule: { media: ({ value }) => (isForPaper(value.query) ? [] : undefined) } },
  });
  return withoutEmptyBlocks(code);
}

export function onlyPrint(stylesheet: string): string {
  let depth = 0;
  const { code } = transform({
    filename: 'print.css',
    code: withoutNesting(stylesheet),
    visitor: {
      Rule: {
        media: ({ value }) => {
          if (isForPaper(value.query)) depth += 1;
        },
        style: () => (depth === 0 ? [] : undefined),
        keyframes: () => [],
      },
      // lightningcss calls only a function here, not one for each type.
      RuleExit: (rule) => {
        if (rule.type === 'media' && isForPaper(rule.value.query)) depth -= 1;
      },
    },
  });
  return withoutEmptyBlocks(code);
}

/** Else a style rule would contain rules for both. */
function withoutNesting(stylesheet: string): Uint8Array {
  return transform({ filename: 'nested.css', code: Buffer.from(stylesheet), include: Features.Nesting }).code;
}

function withoutEmptyBlocks(code: Uint8Array): string {
  return transform({ filename: 'clean.css', code, minify: true }).code.toString();
}
