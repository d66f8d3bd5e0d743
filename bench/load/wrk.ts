/** A run of wrk: kept-alive connections that each ask again as soon as they are answered. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export type WrkOptions = { connections: number; seconds: number; core: number };
export type WrkResult = { perSecond: number; p50Ms: number; p99Ms: number; bytesEach: number };

const run = promisify(execFile);

/** @throws when any answer was not 2xx, or a connection broke: the figure would mean nothing. */
export async function runWrk(url: string, { connections, seconds, core }: WrkOptions): Promise<WrkResult> {
  const { stdout } = await run('taskset', [
    ...['-c', String(core), 'wrk', '-t1', `-c${connections}`, `-d${seconds}s`, '--latency'],
    ...['--timeout', '20s', '-H', 'accept-encoding: gzip, deflate, br, zstd', url],
  ]);
  return readWrk(stdout);
}

export function readWrk(output: string): WrkResult {
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(`wrk met failures:\n${output}`);
  const [, perSecond] = /Requests\/sec:\s+([\d.]+)/.exec(output) ?? [];
  const [, count, bytes = '', unit = ''] =
    /(\d+) requests in [^,]+, ([\d.]+)([KMGT]?)B read/.exec(output) ?? [];
  const size = Number(bytes) * 1024 ** ' KMGT'.indexOf(unit || ' ');
  return {
    perSecond: Number(perSecond),
    p50Ms: latency(output, '50%'),
    p99Ms: latency(output, '99%'),
    bytesEach: Math.round(size / Number(count)),
  };
}

const milliseconds: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

function latency(output: string, share: string): number {
  const [, figure, unit = ''] = new RegExp(`${share}\\s+([\\d.]+)(us|ms|s|m)`).exec(output) ?? [];
  return Number(figure) * (milliseconds[unit] ?? Number.NaN);
}
