/**
 * For tests: what docs/deploy.md describes, on this machine and without systemd. Releases made and switched by the
 * scripts of deploy/, two instances of the server, PostgreSQL, and nginx with the site of deploy/.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { listen } from '../../server/connections.ts';
import { programOf } from '../browser/programs.ts';
import { freePort } from '../free-port.ts';
import { until } from '../until.ts';
import { startDebianPostgres } from './debian.ts';

const run = promisify(execFile);

export type Deployment = Awaited<ReturnType<typeof deploy>>;

/** `durable` is for a benchmark: PostgreSQL's own durability, and senders without a limit. */
export async function deploy({ durable = false } = {}) {
  const nginxProgram = programOf('nginx');
  const folder = mkdtempSync(join(tmpdir(), 'deployed-'));
  const site = join(folder, 'site');
  const bin = join(folder, 'bin');
  const backups = join(folder, 'backups');
  for (const path of [join(site, 'built'), join(site, 'releases'), bin, backups, join(folder, 'scratch')]) {
    mkdirSync(path, { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(site, 'node_modules'));
  const postgres = await startDebianPostgres({ durable });
  const ports = [await freePort(), await freePort()];
  const nginxPorts = { http: await freePort(), https: await freePort() };

  const databaseUrl = await postgres.createDatabase();
  const settings = join(folder, 'settings');
  mkdirSync(settings);
  writeFileSync(join(settings, 'build.env'), 'SITE_URL=https://localhost\n');
  writeFileSync(
    join(settings, 'server.env'),
    `DATABASE_URL=${databaseUrl}
BACKUP_DIR=${backups}
TRUST_PROXY=127.0.0.1
LIMIT_OVERALL=1000000
${durable ? 'LIMIT_PER_SENDER=1000000' : ''}
NOTIFY_UNVERIFIED=true
SMTP_URL=smtp://user:pa$word&more@127.0.0.1:9
ENQUIRY_TO=a@b.example
ENQUIRY_FROM=a@b.example
LOG_LEVEL=error
`,
  );

  // As the unit starts them.
  const [, command = ''] =
    /^ExecStart=(.*)$/m.exec(readFileSync('deploy/systemd/straitworks@.service', 'utf8')) ?? [];
  const [program = '', ...words] = command.replace('/srv/straitworks', site).split(' ');
  const instances = new Map<number, ChildProcess>();
  const start = (port: number) => {
    const { PATH } = process.env;
    const env = { PATH, HOST: '127.0.0.1', PORT: String(port) };
    const cwd = realpathSync(join(site, 'current'));
    instances.set(port, spawn(program, words, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] }));
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

  let nginx: ChildProcess | undefined;
  // What the stand-in for systemctl asks for: /restart/straitworks@3001, or /reload-or-restart/nginx.
  const control = createServer(async ({ url = '' }, response) => {
    const port = Number(url.split('@')[1]);
    if (url === '/reload-or-restart/nginx') nginx?.kill('SIGHUP');
    else {
      await end(port, 'SIGTERM');
      start(port);
    }
    response.end();
  });
  const controlUrl = await listen(control, { host: '127.0.0.1', port: 0 });
  const nginxFile = join(folder, 'nginx.conf');
  const programs = {
    systemctl: `curl -fsS "${controlUrl}/$1/$2"`,
    setpriv: 'while case $1 in --*) ;; *) false ;; esac; do shift; done; exec "$@"',
    nginx: `${nginxProgram} -e ${folder}/start.log -c ${nginxFile} "$@"`,
    // Nothing is downloaded: the modules that are here are above the release, and it has the program alone.
    npm: `mkdir -p node_modules/node/bin
printf '#!/bin/sh\\nexec ${resolve('node_modules/node/bin/node')} "$@"\\n' >node_modules/node/bin/node
chmod +x node_modules/node/bin/node`,
  };
  for (const [name, text] of Object.entries(programs))
    writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  await createRepository(join(folder, 'origin'));
  await run('git', ['clone', '--quiet', join(folder, 'origin'), join(site, 'repository')]);

  const path = [bin, dirname(nginxProgram), postgres.programs, process.env['PATH']].join(delimiter);
  const env = {
    PATH: path,
    SITE: site,
    SETTINGS: settings,
    PORTS: ports.join(' '),
    PAGES: join(folder, 'release.conf'),
    TRIES: '50',
  };
  const script = async (name: string, ...args: string[]) =>
    (await run(resolve('deploy', name), args, { env, cwd: folder })).stdout;
  /** Each has new styles and a new script, except the first. */
  const release = async () => {
    const made = await script('build-release.sh');
    return /^(\S+) is ready/m.exec(made)?.[1] ?? '';
  };
  const enquiries = (...args: string[]) => {
    const words = ['--env-file=build.env', '--env-file=.env', 'server/enquiries/cli/cli.ts', ...args];
    const options = { cwd: join(site, 'current'), env: { PATH: path }, maxBuffer: 1e8 };
    return run(join(site, 'current/bin/node'), words, options);
  };

  const shell = async (commands: string) =>
    (await run('sh', ['-euc', commands], { env: { PATH: path }, cwd: folder })).stdout;

  const remove = async () => {
    if (nginx && nginx.exitCode === null) {
      nginx.kill('SIGTERM');
      await once(nginx, 'exit');
    }
    await Promise.all(ports.map((port) => end(port, 'SIGKILL')));
    control.close();
    await postgres.remove();
    rmSync(folder, { recursive: true });
  };
  const isListening = () =>
    fetch(`http://localhost:${nginxPorts.http}/`, { redirect: 'manual' }).then(
      () => true,
      () =>
        nginx?.exitCode !== null &&
        Promise.reject(new Error(readFileSync(join(folder, 'start.log'), 'utf8'))),
    );
  try {
    await writeNginxFiles(folder, ports, nginxPorts);
    await release();
    await script('switch-release.sh');
    nginx = spawn(nginxProgram, ['-e', join(folder, 'start.log'), '-c', nginxFile]);
    await until('nginx listens', isListening);
  } catch (error) {
    await remove();
    throw error;
  }

  return {
    folder,
    site,
    ports,
    postgres,
    backups,
    databaseUrl,
    httpPort: nginxPorts.http,
    httpsPort: nginxPorts.https,
    certificate: readFileSync(join(folder, 'certificate.pem')),
    start,
    end,
    ready,
    pids: () => [...instances.values()].map(({ pid = 0 }) => pid),
    reload: () => nginx?.kill('SIGHUP'),
    release,
    switchTo: (...args: string[]) => script('switch-release.sh', ...args),
    enquiries,
    shell,
    remove,
  };
}

/** The server's code, and a build that takes a moment: the project's own, and after that a build with other styles. */
async function createRepository(folder: string): Promise<void> {
  for (const name of ['server', 'contract', 'deploy', 'package.json']) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  mkdirSync(join(folder, 'scripts'));
  writeFileSync(
    join(folder, 'scripts/build.ts'),
    `import { cpSync, existsSync } from 'node:fs';
import { publishBuild } from '${resolve('src/build/builds-folder.ts')}';
const isFirst = !existsSync('dist/current');
await publishBuild('dist', async (build) => {
  if (isFirst) return cpSync('${realpathSync('dist/current')}', build, { recursive: true });
  const { writeNextBuild } = await import('${resolve('testing/next-build.ts')}');
  await writeNextBuild('dist', build);
});
`,
  );
  const git = (...args: string[]) =>
    run('git', ['-C', folder, '-c', 'user.name=t', '-c', 'user.email=t@t', ...args]);
  await run('git', ['init', '--quiet', '--initial-branch=main', folder]);
  await git('add', '.');
  await git('commit', '--quiet', '--message=A release');
}

/** The site's file as an operator would edit it, and around it what Debian's nginx.conf has. */
async function writeNginxFiles(folder: string, ports: number[], nginxPorts: { http: number; https: number }) {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const kind =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost';
  const files = ['-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', certificate];
  await run('openssl', [...kind.split(' '), ...files]);
  const edited = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll('www.straitworks.example/fullchain.pem', '@certificate')
    .replaceAll('/etc/letsencrypt/live/@certificate', certificate)
    .replaceAll('/etc/letsencrypt/live/www.straitworks.example/privkey.pem', key)
    .replaceAll('www.straitworks.example', 'localhost')
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${ports[0]}`)
    .replaceAll('127.0.0.1:3002', `127.0.0.1:${ports[1]}`)
    .replaceAll('listen 80', `listen ${nginxPorts.http}`)
    .replaceAll('listen 443', `listen ${nginxPorts.https}`)
    .replaceAll('[::]:80', `[::1]:${nginxPorts.http}`)
    .replaceAll('[::]:443', `[::1]:${nginxPorts.https}`)
    .replaceAll('/var/log/straitworks', folder)
    .replaceAll('/var/www/acme', folder)
    .replaceAll('/etc/nginx/straitworks-release.conf', join(folder, 'release.conf'));
  writeFileSync(join(folder, 'site.conf'), edited);
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/scratch/${name};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
include /etc/nginx/modules-enabled/*.conf;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  ${scratch.join(' ')}
  # So that a test can choose a visitor's address.
  set_real_ip_from ::1;
  real_ip_header X-Real-IP;
  include ${folder}/site.conf;
}
`,
  );
}
