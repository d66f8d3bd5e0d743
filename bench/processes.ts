/** What the kernel says of running processes. Linux only. */
import { readdirSync, readFileSync } from 'node:fs';

/** Microseconds of processor time so far, of all threads. A tick of the kernel's account is a hundredth of a second. */
export function cpuMicroseconds(pid: number): number {
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the program's name in brackets, and may contain spaces.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

export function residentMegabytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

export function openHandles(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}
