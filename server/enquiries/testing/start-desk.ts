/** For tests: a desk behind a real HTTP server, with a contact page that shows what it was given. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type HttpBindings, serve } from '@hono/node-server';
import { Hono } from 'hono';
import { type Logger, pino } from 'pino';
import type { RenderContactPage } from '../../../contract/contact-form.ts';
import { type DeskSettings, type EnquiryDesk, openEnquiryDesk } from '../desk.ts';
import { type Limits, usualLimits } from '../limits.ts';
import { sampleTopics } from './sample-enquiry.ts';

export type TestDesk = {
  url: string;
  dataDir: string;
  desk: EnquiryDesk;
  post(fields: Record<string, unknown>, headers?: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
};

export type TestDeskOptions = {
  settings?: Partial<DeskSettings>;
  limits?: Limits;
  log?: Logger;
  clock?: () => number;
  siteUrl?: string;
};

export const siteUrl = 'https://straitworks.example';

const plenty = 1_000_000;
export const noLimits: Limits = {
  windowMs: 60 * 60 * 1000,
  sender: plenty,
  unverifiedSender: plenty,
  everyone: plenty,
  unverifiedEveryone: plenty,
};

export async function startDesk(options: TestDeskOptions = {}): Promise<TestDesk> {
  const dataDir = options.settings?.dataDir ?? mkdtempSync(join(tmpdir(), 'desk-'));
  const { limits = usualLimits, clock = Date.now, log = pino({ level: 'silent' }) } = options;
  const desk = await openEnquiryDesk({
    settings: {
      dataDir,
      trustProxy: ['127.0.0.1'],
      notifyUnverified: false,
      retentionDays: 730,
      ...options.settings,
    },
    topics: sampleTopics,
    siteUrl: options.siteUrl ?? siteUrl,
    renderContactPage: showState,
    log,
    limits,
    clock,
    onBroken: (error) => {
      throw error;
    },
  });
  const app = new Hono<{ Bindings: HttpBindings }>().route('/api', desk.api);
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1', overrideGlobalObjects: false });
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;

  return {
    url,
    dataDir,
    desk,
    post: (fields, headers = {}) =>
      fetch(`${url}/api/enquiries`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(fields),
      }),
    close: async () => {
      server.close();
      await desk.close();
      if (!options.settings?.dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const showState: RenderContactPage = async (state) => `<!doctype html><pre>${JSON.stringify(state)}</pre>`;
