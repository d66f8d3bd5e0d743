/** The form's way to the store in the development server: the real one, with a store of its own. */
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { pino } from 'pino';
import { readSettings } from '../contract/settings/read-settings.ts';
import type { ApiEnvironment } from '../server/app.ts';
import { openEnquiryService } from '../server/enquiries/service.ts';
import type { OpenApi } from '../src/prerender/development/plugin.ts';

export const openDevelopmentApi: OpenApi = async ({ captchaSiteKey, ...options }) => {
  const settings = readSettings(process.env, {
    DATA_DIR: 'data/development',
    // What needs a person in production is as it should be here.
    LOG_LEVEL: 'silent',
    RECAPTCHA_SITE_KEY: captchaSiteKey ?? undefined,
  });
  const { api, close } = await openEnquiryService({
    ...options,
    settings,
    log: pino({ level: settings.LOG_LEVEL }),
  });
  const service = new Hono<ApiEnvironment>().use(requestId()).route('/api', api);
  return { handle: getRequestListener(service.fetch, { overrideGlobalObjects: false }), close };
};
