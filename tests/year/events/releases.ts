/** New words, and a new field. */
import { addField, newField } from '../new-field.ts';
import type { Year } from '../year.ts';
import { day, hour, trueTime } from '../year-clock.ts';

const page = 'content/pages/company.md';
const firstHeading = 'heading: What we *believe*';
const headingOf = (release: number) => `Release ${release}: what we believe`;

/** Built beside the year, one after the other, in the order in which they go live. */
export function prepareReleases(year: Year, first: number, count: number): Map<number, Promise<string>> {
  const built = new Map<number, Promise<string>>();
  for (let release = first; release < first + count; release += 1) {
    const from = release === 2 ? firstHeading : `heading: "${headingOf(release - 1)}"`;
    const folder = year.releases.build(String(release), (change) =>
      change(page, from, `heading: "${headingOf(release)}"`),
    );
    // A failure is reported on its day, by what waits for it then.
    folder.catch(() => undefined);
    built.set(release, folder);
  }
  return built;
}

/** Its words stay those of the last release. */
export function prepareField(year: Year): Promise<string> {
  const folder = year.releases.build('new-field', addField);
  folder.catch(() => undefined);
  return folder;
}

async function switchTo(year: Year, folder: string): Promise<void> {
  year.releases.switchTo(folder);
  await year.machine.restart();
}

async function assetsOf(url: string): Promise<string[]> {
  const html = await (await fetch(`${url}/contact-us`)).text();
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))];
}

export async function releaseWords(year: Year, release: number, folder: Promise<string>): Promise<void> {
  const before = await assetsOf(year.machine.url());
  await switchTo(year, await folder);
  for (let instance = 0; instance < year.machine.servers.length; instance += 1) {
    const url = year.machine.url(instance);
    const html = await (await fetch(`${url}/company`)).text();
    if (!html.includes(headingOf(release)))
      year.ledger.broken('releases', `release ${release} has no new words`);
    for (const asset of before)
      if ((await fetch(url + asset)).status !== 200)
        year.ledger.broken('releases', `${asset} is gone after a release`);
  }
  await year.enquire({ what: 'after a release' });
}

/** Killed as it starts, then live, back for some hours, and forward again. */
export async function releaseField(year: Year, built: Promise<string>): Promise<void> {
  const before = year.releases.running;
  const next = await built;
  year.releases.switchTo(next);
  year.ledger.kills.push({ at: trueTime(), where: 'while it started on old tables' });
  await year.machine.killStarting(250);
  await switchTo(year, next);
  const first = await year.enquire({ what: 'with a new field', extra: { [newField]: 'About 40,000' } });
  year.later(4 * hour, async () => {
    await switchTo(year, before);
    await year.enquire({ what: 'on the release before, with the new tables' });
  });
  year.later(day, async () => {
    await switchTo(year, next);
    await year.enquire({ what: 'with a new field', extra: { [newField]: 'About 50,000' } });
    const { stdout } = await year.command('export', '--email', first.email);
    const isKept = stdout.includes('About 40,000');
    if (!isKept)
      year.ledger.broken('releases', 'what was in the new field is lost by going back and forward');
    year.note(
      'A new field goes live, back and forward again',
      `what was in it is ${isKept ? 'there' : 'lost'}`,
    );
  });
}
