/** For all tests of a file: a store with the enquiries of Mei Ling and of Ahmad, and an operator's commands to it. */
import { afterAll } from 'vitest';
import { listJson, runEnquiries } from './run-command.ts';
import { sampleFields } from './sample-enquiry.ts';
import { startService } from './start-service.ts';

export async function startCliBench() {
  const { dataDir, post, close } = await startService();
  afterAll(() => close());
  const environment = { DATA_DIR: dataDir };
  await post(sampleFields({ name: 'Mei Ling', history: 'visit 1\nvisit 2', plan: 'Twelve weeks' }));
  await post(sampleFields({ name: 'Ahmad', email: 'ahmad@visitor.example', company: '', phone: '' }));
  return {
    dataDir,
    environment,
    run: (...args: string[]) => runEnquiries(args, environment),
    listed: () => listJson(environment),
    idOf: async (name: string) =>
      (await listJson(environment)).find((enquiry) => enquiry.name === name)?.id ?? 'none',
  };
}
