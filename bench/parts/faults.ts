/** What becomes of enquiries while something fails: the trials of the tests, with their counts. */
import { killProcess, loseMailServer, restartPostgres } from '../../server/enquiries/testing/fault-trials.ts';
import { canMount, onSmallDisk } from '../../server/enquiries/testing/on-small-disk.ts';
import { startPostgres } from '../../server/enquiries/testing/start-postgres.ts';
import { type Finding, logProgress } from '../report.ts';

export async function benchFaults(): Promise<Finding[]> {
  const trials = { killed: processKilled, restarted: databaseRestarted, away: mailAway, full: diskFull };
  const findings: Finding[] = [];
  for (const [name, trial] of Object.entries(trials)) {
    logProgress(`  ${name}`);
    findings.push(await trial());
  }
  return findings;
}

function lossOf(what: string, acknowledged: number, lost: number, note: string): Finding {
  const value = `${lost} of ${acknowledged.toLocaleString('en-GB')} lost`;
  return { what, value, bound: { limit: 0, figure: lost }, note };
}

async function processKilled(): Promise<Finding> {
  const { acknowledged, stored, lost, unanswered } = await killProcess();
  const note = `${stored.toLocaleString('en-GB')} found afterwards, ${unanswered} requests broken off`;
  return lossOf('process killed five times', acknowledged, lost.length, note);
}

async function databaseRestarted(): Promise<Finding> {
  const postgres = await startPostgres();
  try {
    const { acknowledged, lost, refused, recoveredMs } = await restartPostgres(postgres);
    const note = `${refused} asked to try again, first one taken ${seconds(recoveredMs)} after the return`;
    return lossOf('PostgreSQL stopped and started', acknowledged, lost.length, note);
  } finally {
    await postgres.remove();
  }
}

async function mailAway(): Promise<Finding> {
  const { statuses, received, tookMs } = await loseMailServer();
  const taken = statuses.filter((status) => status === 201).length;
  const mailed = new Set(received.map(({ messageId }) => messageId)).size;
  const note = `${mailed} mailed within ${seconds(tookMs)} of its return, ${received.length - mailed} of them twice`;
  return lossOf('mail server away', taken, taken - mailed, note);
}

async function diskFull(): Promise<Finding> {
  const what = 'disk full';
  if (!canMount()) return { what, value: 'not measured', note: 'this system grants no mounts' };
  const { during, taken, kept } = await onSmallDisk('full');
  const refused = during.filter((status) => status === 503).length;
  return lossOf(what, taken, taken - kept, `${kept} found afterwards, ${refused} asked to try again`);
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
