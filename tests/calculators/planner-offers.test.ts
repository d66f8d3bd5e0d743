/** The planner's plan and the page of the offer that it recommends say the same. */
import { navigate } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';

/** One project for each offer that the planner can recommend. */
const projects = {
  '/services/project-rescue': 'exists=trouble',
  '/services/team-augmentation': 'exists=running&want=people',
  '/services/artificial-intelligence': 'exists=running&want=model',
  '/enterprises/software-integration': 'exists=running&want=connect&systems=4',
  '/enterprises/legacy-application': 'exists=running&want=renew',
  '/startups/mvp': 'exists=idea&want=new&users=market',
  '/services/mobile-application-development': 'exists=idea&want=new&users=phones',
  '/enterprises/application-development': 'exists=hand&want=new&users=staff&systems=4',
  '/services/web-application-development': 'exists=hand&want=new&users=browser',
};

test('for every offer, the plan has the steps and durations of the page it links to, in order', async ({
  newPage,
}) => {
  const page = await newPage();
  for (const [path, query] of Object.entries(projects)) {
    await page.goto(`/plot-a-course?${query}`);
    const link = page.locator('.calculator-verdict a');
    await expect.poll(() => link.getAttribute('href'), { message: path }).toBe(path);
    const text = () => page.locator('.plan-stages').innerText();
    await page.locator('.plan-stages').waitFor();
    const planned = (await text()).toLowerCase();
    await navigate(page, path);
    await page.waitForURL(path);
    await page.locator('.step-duration').first().waitFor();
    const durations = await page.locator('.step-duration').allTextContents();
    const steps = await page.locator('.step h3').allTextContents();
    expect(inOrder(planned, durations), `${path}: ${durations.join(', ')}`).toBe(true);
    expect(inOrder(planned, steps), `${path}: ${steps.join(', ')}`).toBe(true);
  }
});

/** Whether the text has each of the parts, one after the other. */
function inOrder(text: string, parts: readonly string[]): boolean {
  let from = 0;
  return parts.every((part) => {
    const at = text.indexOf(part.trim().toLowerCase(), from);
    from = at + 1;
    return at !== -1;
  });
}
