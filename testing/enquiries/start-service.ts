/** For tests: a service behind a real HTTP server. */
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { type Logger, pino } from 'pino';
import type { RenderContactPage } from '../../contract/contact-form.ts';
import { readSettings, type Settings } from '../../contract/settings/read-settings.ts';
import { listen } from '../../server/connections.ts';
import { type Overrides, openEnquiryService } from '../../server/enquiries/service.ts';
import type { Api } from '../../server/enquiries/take/routes.ts';
import { newFolder } from '../new-folder.ts';
import { littleWork } from './little-work.ts';
import { postForm, postJson, sampleForm, sampleOffers, sampleOffice } from './sample-enquiry.ts';

export type TestService = AsyncDisposable & {
  url: string;
  dataDir: string;
  enquiries: Awaited<ReturnType<typeof openEnquiryService>>;
  post(fields: Record<string, unknown>, headers?: Record<string, string>): Promise<Response>;
  postForm(fields: Record<string, string>, headers?: Record<string, string>): Promise<Response>;
  /** Removes its data, unless they were given or are kept. */
  close(options?: { keep?: boolean }): Promise<void>;
};

type TestServiceOptions = {
  settings?: Partial<Settings>;
  log?: Logger;
  renderContactPage?: RenderContactPage;
  overrides?: Overrides;
};

const siteUrl = 'https://straitworks.example';

/** The defaults, without limits that a test would meet, and behind a proxy. */
const testSettings: Settings = {
  ...readSettings({ BACKUP_DIR: 'none' }),
  TRUST_PROXY: ['127.0.0.1'],
  LIMIT_PER_SENDER: 1_000_000,
  LIMIT_UNVERIFIED: 1_000_000,
};

export async function startService(options: TestServiceOptions = {}): Promise<TestService> {
  const dataDir = options.settings?.DATA_DIR ?? newFolder('service');
  const { log = pino({ level: 'silent' }), renderContactPage = showState } = options;
  const settings = { ...testSettings, ...options.settings, DATA_DIR: dataDir };
  const site = {
    office: sampleOffice,
    contact: { phone: '+65 6000 0000', email: 'hello@straitworks.example' },
    topics: sampleOffers,
    form: sampleForm,
    siteUrl,
  };
  const enquiries = await openEnquiryService(
    { ...site, settings, renderContactPage, log },
    { ...littleWork, ...options.overrides },
  );
  const app: Api = new Hono();
  app.route('/api', enquiries.api);
  const server = createServer(getRequestListener(app.fetch));
  // A connection that closes while a test sends would look like a fault.
  server.keepAliveTimeout = 65_000;
  const url = await listen(server, { host: '127.0.0.1', port: 0 });

  const close = async ({ keep = options.settings?.DATA_DIR !== undefined } = {}) => {
    server.close();
    await enquiries.close();
    if (!keep) rmSync(dataDir, { recursive: true, force: true });
  };
  return {
    url,
    dataDir,
    enquiries,
    post: (fields, headers) => postJson(url, fields, headers),
    postForm: (fields, headers) => postForm(url, fields, headers),
    close,
    [Symbol.asyncDispose]: close,
  };
}

const showState: RenderContactPage = async (state) => `<!doctype html><pre>${JSON.stringify(state)}</pre>`;
