/** The machine that the site runs on: its disks, its service manager, its programs, and the operator at its terminal. */
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { runEnquiries } from '../../testing/enquiries/run-command.ts';
import { freePort } from '../../testing/free-port.ts';
import { realDelay } from './leaping-clock.ts';
import { MovedProgram } from './moved-program.ts';
import type { Releases } from './releases.ts';
import { trueTime, yearClock } from './year-clock.ts';

type Settings = Record<string, string>;

export type Server = { port: number; program: MovedProgram };

/** Milliseconds of the machine until a server has to answer. */
const startLimit = 60_000;

export class Machine {
  settings: Settings;
  servers: Server[] = [];
  /** What servers have logged that have ended. */
  logs: string[] = [];
  /** Programs that ended although nobody had ended them. */
  readonly deaths: { at: number; errors: string }[] = [];
  readonly #releases: Releases;
  #isStopping = false;

  constructor(releases: Releases, settings: Settings) {
    this.#releases = releases;
    this.settings = settings;
  }

  async start(instances: number): Promise<void> {
    for (let instance = 0; instance < instances; instance += 1) {
      const port = await freePort();
      this.servers.push({ port, program: await this.#run(port) });
    }
  }

  url(instance = 0): string {
    const { port } = this.servers[instance % this.servers.length] ?? { port: 0 };
    return `http://127.0.0.1:${port}`;
  }

  #spawn(port: number): MovedProgram {
    return new MovedProgram({
      program: ['--max-semi-space-size=8', join(this.#releases.current, 'server/main.ts')],
      cwd: this.#releases.current,
      env: { ...this.settings, PORT: String(port) },
    });
  }

  async #run(port: number): Promise<MovedProgram> {
    const program = this.#spawn(port);
    const givesUpAt = performance.now() + startLimit;
    while (!program.output.errors.includes('The site is at')) {
      if (program.hasEnded || performance.now() > givesUpAt)
        throw new Error(
          `A server did not start:\n${program.output.errors}${program.output.log.slice(-2000)}`,
        );
      await realDelay(20);
    }
    return program;
  }

  #bury({ program }: Server): void {
    this.logs.push(program.output.log, program.output.errors);
  }

  /** One after the other, as a release does it. */
  async restart(changed: Settings = {}): Promise<void> {
    Object.assign(this.settings, changed);
    for (const server of this.servers) {
      await this.#end(server);
      server.program = await this.#run(server.port);
    }
  }

  async #end(server: Server): Promise<void> {
    this.#isStopping = true;
    server.program.child.kill('SIGTERM');
    await server.program.ended;
    this.#bury(server);
    this.#isStopping = false;
  }

  async stop(): Promise<void> {
    for (const server of this.servers.splice(0)) await this.#end(server);
  }

  /** Without a goodbye. The service manager starts it again. */
  async kill(instance = 0): Promise<void> {
    const server = this.servers[instance % this.servers.length];
    if (!server) return;
    this.#isStopping = true;
    await server.program.kill();
    this.#isStopping = false;
    this.#bury(server);
    server.program = await this.#run(server.port);
  }

  /** All of it is gone at once. */
  async stopWithoutGoodbye(): Promise<void> {
    this.#isStopping = true;
    for (const server of this.servers) {
      await server.program.kill();
      this.#bury(server);
    }
  }

  async startAgain(): Promise<void> {
    for (const server of this.servers) server.program = await this.#run(server.port);
    this.#isStopping = false;
  }

  /** One is killed so long after its start, and started again. */
  async killStarting(afterMs: number): Promise<void> {
    const [server] = this.servers;
    if (!server) return;
    await this.#end(server);
    const starting = this.#spawn(server.port);
    await realDelay(afterMs);
    await starting.kill();
    server.program = await this.#run(server.port);
  }

  /** As the service manager does with what has ended. */
  async revive(): Promise<void> {
    if (this.#isStopping) return;
    for (const server of this.servers) {
      if (!server.program.hasEnded) continue;
      this.deaths.push({ at: trueTime(), errors: server.program.output.errors.slice(-1000) });
      this.#bury(server);
      server.program = await this.#run(server.port);
    }
  }

  async leap(patienceMs: number): Promise<boolean> {
    const message = { elapsed: yearClock.elapsed(), skew: yearClock.skew, patienceMs };
    const settled = await Promise.all(this.servers.map(({ program }) => program.leap(message)));
    return settled.every(Boolean);
  }

  allLogs(): string {
    return [...this.logs, ...this.servers.map(({ program }) => program.output.log)].join('\n');
  }

  /** A command of the release that runs, in this process, whose time of day is the year's. */
  async command(...args: string[]) {
    const release = realpathSync(this.#releases.current);
    const { runCommand }: typeof import('../../server/enquiries/cli/cli.ts') = await import(
      join(release, 'server/enquiries/cli/cli.ts')
    );
    return await runEnquiries(args, this.settings, { dist: join(release, 'dist'), run: runCommand });
  }

  /** A command as a process of its own. */
  begin(args: readonly string[], input = ''): MovedProgram {
    return new MovedProgram({
      program: [join(this.#releases.current, 'server/enquiries/cli/cli.ts'), ...args],
      cwd: this.#releases.current,
      env: this.settings,
      input,
    });
  }
}
