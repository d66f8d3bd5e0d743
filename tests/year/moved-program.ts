/** Starts a program whose clock is the year's, and moves it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type LeapMessage, leapAnswer, momentVariable } from './leap-message.ts';
import { moment } from './year-clock.ts';

const clockOfProgram = join(import.meta.dirname, 'preload-clock.ts');

type Start = {
  /** The file, and what it's told. */
  program: readonly string[];
  cwd: string;
  env: Readonly<Record<string, string>>;
  /** What's written to its standard input. */
  input?: string;
};

export class MovedProgram {
  readonly child: ChildProcess;
  readonly output = { log: '', errors: '' };
  /** Resolves with its status when its last lines have come: null if it was killed. */
  readonly ended: Promise<number | null>;
  hasEnded = false;

  constructor({ program, cwd, env, input = '' }: Start) {
    this.child = spawn(process.execPath, ['--import', clockOfProgram, ...program], {
      cwd,
      env: { PATH: process.env['PATH'], ...env, [momentVariable]: JSON.stringify(moment()) },
      stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
    });
    this.child.stdin?.on('error', () => undefined);
    this.child.stdin?.end(input);
    for (const [name, stream] of [
      ['log', this.child.stdout] as const,
      ['errors', this.child.stderr] as const,
    ])
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        this.output[name] += chunk;
      });
    this.ended = once(this.child, 'close').then(([code]: (number | null)[]) => {
      this.hasEnded = true;
      return code ?? null;
    });
  }

  /** Returns whether nothing is under way any more. A program that has ended has nothing. */
  async leap(message: LeapMessage): Promise<boolean> {
    if (this.hasEnded || !this.child.connected) return true;
    const answered = once(this.child, 'message').then(([answer]) => leapAnswer.parse(answer).isSettled);
    this.child.send(message, () => undefined);
    return await Promise.race([answered, this.ended.then(() => true)]);
  }

  /** Without a goodbye. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended;
  }
}
