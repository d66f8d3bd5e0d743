/** Looks a page, or what has changed in it, over for violations. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';

const { resolve } = createRequire(import.meta.url);
const source = (file: string) => readFileSync(resolve(file), 'utf8');

/**
 * The scale at the sheet's edge and the calm water behind the bar are pseudo-elements over nothing that is read: axe
 * would leave all text unjudged for their sake. The other options are its own.
 */
const contrastOptions = {
  ignorePseudo: true,
  ignoreUnicode: true,
  ignoreLength: false,
  boldValue: 700,
  boldTextPt: 14,
  largeTextPt: 18,
  contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
  shadowOutlineEmMax: 0.2,
  textStrokeEmMin: 0.03,
};
const axe = `${source('axe-core/axe.min.js')}
  axe.configure({ checks: [{ id: 'color-contrast', options: ${JSON.stringify(contrastOptions)} }] });`;

/** Ends once colours have stopped fading: half-way between two palettes, contrast is that of neither. */
async function transitionsEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const transitions = () =>
      document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    // A change of palette starts its transitions with the next frame.
    do {
      await Promise.allSettled(transitions().map(({ finished }) => finished));
      await new Promise(requestAnimationFrame);
    } while (transitions().length > 0);
  });
}

const requirements = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Those that another palette can break. */
const contrasts = ['color-contrast', 'link-in-text-block'];

/** A line for each node inside `part` that breaks one of these rules, or of the rules with these tags. */
async function brokenRules(page: Page, rules: readonly string[], part = 'html'): Promise<string[]> {
  await transitionsEnded(page);
  // Evaluated from outside, because the page's own policy lets no foreign script in; once for each document.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe);
  const options = JSON.stringify({
    runOnly: rules,
    resultTypes: ['violations'],
    // Not the style sheets, which only an experimental rule reads.
    preload: { assets: ['media'] },
  });
  const violations: AxeResults['violations'] = await page.evaluate(
    `axe.run(${JSON.stringify(part)}, ${options}).then(({ violations }) => violations)`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

/** What axe finds, best practices included; empty when the page, or this part of it, is clean. */
export const violations = (page: Page, part?: string) => brokenRules(page, requirements, part);

export const poorContrast = (page: Page, part?: string) => brokenRules(page, contrasts, part);

/** What axe finds in the light palette, and what the dark one changes. */
export async function violationsInBothPalettes(page: Page, part?: string): Promise<string[]> {
  const inLight = await violations(page, part);
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await poorContrast(page, part);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...inLight, ...inDark.map((violation) => `dark: ${violation}`)];
}
