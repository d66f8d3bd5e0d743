/** nginx with one worker on one core, serving the same files with the site's own snippet for nginx. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../server/testing/free-port.ts';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export const hasBrotliModule = existsSync(brotliModule);

export async function startNginx(build: string, core: number) {
  const port = await freePort();
  const home = mkdtempSync(join(tmpdir(), 'bench-nginx-'));
  const snippet = readFileSync(join(build, 'nginx.conf'), 'utf8');
  const file = join(home, 'nginx.conf');
  writeFileSync(file, configuration(build, home, port, snippet));
  const program = ['nginx', '-p', home, '-e', join(home, 'error.log'), '-c', file];
  const nginx = spawn('taskset', ['-c', String(core), ...program], { stdio: 'ignore' });
  const ended = once(nginx, 'exit');
  const stop = async () => {
    nginx.kill();
    await ended;
    rmSync(home, { recursive: true });
  };
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 50; tries += 1) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return { url, pid: workerOf(nginx.pid ?? 0), stop };
    await delay(100);
  }
  const log = readFileSync(join(home, 'error.log'), 'utf8');
  await stop();
  throw new Error(`nginx did not answer:\n${log}`);
}

/** `taskset` becomes nginx's master, which has the one worker as its child. */
function workerOf(master: number): number {
  return Number(readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim().split(' ')[0]);
}

/** Tuned as a careful administrator would: files kept open, headers and body in one packet, no log. */
function configuration(build: string, home: string, port: number, snippet: string): string {
  const brotli = hasBrotliModule ? snippet.replace('# brotli_static on;', 'brotli_static on;') : snippet;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${home}/${name};`,
  );
  return `${hasBrotliModule ? `load_module ${brotliModule};` : ''}
daemon off;
worker_processes 1;
pid ${home}/nginx.pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 4096; multi_accept on; }
http {
include /etc/nginx/mime.types;
access_log off;
sendfile on;
tcp_nopush on;
keepalive_requests 100000000;
open_file_cache max=4000 inactive=60s;
# The snippet names it. Nothing here asks for the API.
upstream site_server { server 127.0.0.1:9; }
${temporary.join('\n')}
server {
listen 127.0.0.1:${port} backlog=4096;
root ${join(build, 'client')};
${brotli}
}
}
`;
}
