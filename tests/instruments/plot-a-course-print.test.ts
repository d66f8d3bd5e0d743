/** The planner on paper. */
import { expect, test } from '../browser/browser-test.ts';

const path = '/plot-a-course';
const query = '?exists=running&want=renew&users=staff&often=month&start=2027-01-04&systems=2&counted=no';

test('it prints on two sheets, even with every rock', async ({ newPage }) => {
  const page = await newPage();
  const all = '&decider=committee&reach=no&why=promise&data=sensitive&stop=never&systems=9&fixed=2027-05-01';
  for (const used of [
    query,
    `?exists=trouble&want=model&often=rarely&counted=no&people=1&hours=1&start=2027-01-04${all}`,
  ]) {
    await page.goto(path + used);
    await page.locator('.course-drawn > svg').waitFor();
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  }
});
