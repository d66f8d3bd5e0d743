/** What takes the form in the development server: the real service, with a store of its own. */
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { readSettings } from '../../contract/settings/read-settings.ts';
import { openEnquiryService } from '../../server/enquiries/service.ts';
import type { Api } from '../../server/enquiries/take/routes.ts';

type Options = Omit<Parameters<typeof openEnquiryService>[0], 'settings' | 'log'>;

export async function openFormService(options: Options) {
  // What needs a person in production is as it should be here.
  const settings = readSettings({
    ...process.env,
    DATA_DIR: process.env['DATA_DIR'] || 'data/development',
    LOG_LEVEL: process.env['LOG_LEVEL'] || 'silent',
  });
  const log = pino({ level: settings.LOG_LEVEL });
  const { api, close } = await openEnquiryService({ ...options, settings, log });
  const service: Api = new Hono();
  service.route('/api', api);
  return { handle: getRequestListener(service.fetch), close };
}
