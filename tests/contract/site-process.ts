/** A production server of its own with its log and the operator's commands on its store, and an enquiry for it. */
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { littleWork } from '../../testing/enquiries/little-work.ts';
import { runEnquiries } from '../../testing/enquiries/run-command.ts';
import { sampleFields } from '../../testing/enquiries/sample-enquiry.ts';
import { startSite } from '../../testing/server/start-site.ts';
import { fixture } from '../support/built-site.ts';

export async function startServer(settings: Readonly<Record<string, string>> = {}) {
  const site = await startSite(settings, { project: fixture.project, overrides: littleWork });
  onTestFinished(() => site.stop());
  const dist = join(fixture.project, 'dist');
  const run = (...args: string[]) => runEnquiries(args, { ...settings, DATA_DIR: site.folder }, { dist });
  return { ...site, run };
}

export const enquiry = { ...sampleFields({ topic: 'something-else' }), email: 'mei.ling@visitor.example' };

export function postJson(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}/api/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}
