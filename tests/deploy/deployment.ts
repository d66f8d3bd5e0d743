/**
 * For tests: what docs/deploy.md describes, on this machine and without containers. Two instances of the built
 * server, PostgreSQL, and nginx with the site that deploy/ has for it, all of which can be killed and restarted.
 */
import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { startPostgres } from '../../server/enquiries/testing/start-postgres.ts';
import { until } from '../../server/enquiries/testing/until.ts';
import { listen } from '../../server/listen.ts';
import { freePort } from '../../server/testing/free-port.ts';
import { publishBuild } from '../../src/prerender/builds-folder.ts';
import { original } from '../publishing/next-build.ts';

const run = promisify(execFile);
const settings = parseEnv(readFileSync('deploy/.env.example', 'utf8'));

export const canDeploy = ['nginx', 'openssl', 'curl', 'envsubst'].every(
  (tool) => spawnSync('which', [tool]).status === 0,
);

export type Deployment = Awaited<ReturnType<typeof deploy>>;

/** Only a benchmark needs `durable`, as PostgreSQL has it. */
export async function deploy({ durable = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'deployed-'));
  const dist = join(folder, 'dist');
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  await publishBuild(dist, async (build) => cpSync(original, build, { recursive: true }));
  const postgres = await startPostgres({ durable });
  const databaseUrl = await postgres.createDatabase();

  const ports = [await freePort(), await freePort()];
  const instances = new Map<number, ChildProcess>();
  const start = (port: number) => {
    const { PATH } = process.env;
    const own = { PORT: String(port), HOST: '127.0.0.1', DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' };
    const limits = { LIMIT_OVERALL: '1000000', NOTIFY_UNVERIFIED: 'true', TRUST_PROXY: '127.0.0.1' };
    const env = { PATH, ...own, ...limits };
    instances.set(port, spawn(process.execPath, [resolve('server/main.ts')], { cwd: folder, env }));
  };
  const end = async (port: number, signal: NodeJS.Signals) => {
    const child = instances.get(port);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  const ready = (port: number) =>
    until(
      `instance ${port} is ready`,
      async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok === true,
    );

  // Stands for systemd: release.sh asks it to restart an instance.
  const control = createServer(async ({ url = '' }, response) => {
    const port = Number(url.slice(1));
    await end(port, 'SIGTERM');
    start(port);
    response.end();
  });
  const controlUrl = await listen(control, { host: '127.0.0.1', port: 0 });

  const nginxFile = join(folder, 'nginx.conf');
  const httpsPort = await freePort();
  const httpPort = await freePort();
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  await run('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...[
      '-subj',
      '/CN=localhost',
      '-addext',
      'subjectAltName=DNS:localhost',
      '-keyout',
      key,
      '-out',
      certificate,
    ],
  ]);
  const environment = {
    ...settings,
    SERVER_NAME: 'localhost',
    DIST: dist,
    INSTANCES: ports.map((port) => `127.0.0.1:${port}`).join(' '),
    HTTP_LISTEN: `127.0.0.1:${httpPort}`,
    HTTPS_LISTEN: `127.0.0.1:${httpsPort}`,
    TLS_CERTIFICATE: certificate,
    TLS_KEY: key,
    ACME_ROOT: folder,
    SITE_FILE: join(folder, 'site.conf'),
    LOG_DIR: folder,
    NGINX: `nginx -e ${folder}/start.log -c ${nginxFile}`,
    RESTART: `curl -fsS ${controlUrl}/`,
  };
  const environmentFile = join(folder, 'env');
  const lines = Object.entries(environment).map(([name, value]) => `${name}="${value}"\n`);
  writeFileSync(environmentFile, lines.join(''));
  const { PATH = '' } = process.env;
  await run('deploy/nginx/render-site.sh', { env: { PATH, ...environment } });

  mkdirSync(join(folder, 'scratch'));
  writeFileSync(nginxFile, mainConfiguration(folder));
  for (const port of ports) start(port);
  const nginx = spawn('nginx', ['-e', join(folder, 'start.log'), '-c', nginxFile]);
  const remove = async () => {
    if (nginx.exitCode === null) {
      nginx.kill('SIGTERM');
      await once(nginx, 'exit');
    }
    await Promise.all(ports.map((port) => end(port, 'SIGKILL')));
    control.close();
    await postgres.remove();
    rmSync(folder, { recursive: true });
  };
  const isListening = () =>
    fetch(`http://127.0.0.1:${httpPort}/`, { redirect: 'manual' }).then(
      () => true,
      () =>
        nginx.exitCode !== null && Promise.reject(new Error(readFileSync(join(folder, 'start.log'), 'utf8'))),
    );
  try {
    await Promise.all(ports.map(ready));
    await until('nginx listens', isListening);
  } catch (error) {
    await remove();
    throw error;
  }

  return {
    folder,
    dist,
    ports,
    postgres,
    databaseUrl,
    httpPort,
    httpsPort,
    certificate: readFileSync(certificate),
    start,
    end,
    ready,
    pids: () => [...instances.values()].map(({ pid = 0 }) => pid),
    reload: () => nginx.kill('SIGHUP'),
    release: () => run('deploy/release.sh', [environmentFile]),
    remove,
  };
}

/** What Debian's nginx.conf has around the sites, with files in a folder of its own. */
function mainConfiguration(folder: string): string {
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/scratch/${name};`,
  );
  return `daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
include /etc/nginx/modules-enabled/*.conf;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  ${scratch.join(' ')}
  include ${folder}/site.conf;
}
`;
}
