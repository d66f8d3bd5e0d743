/** What every command gets, and the two ways in which it can fail. */
import { parseArgs } from 'node:util';
import type { Store } from '../db/store.ts';

export type CommandContext = {
  store: Store;
  args: string[];
  retentionDays: number;
  now: number;
  /** Writes one line for the operator. */
  print(line: string): void;
};

/** The command or its arguments were not understood: exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Understood, but it cannot be done: exit code 1. */
export class CommandFailed extends Error {
  override name = 'CommandFailed';
}

export function onlyArgument(args: string[], what: string): string {
  const [argument, ...others] = parseArgs({ args, allowPositionals: true }).positionals;
  if (!argument || others.length > 0) throw new UsageError(`Name exactly one ${what}.`);
  return argument;
}

export function noSuchEnquiry(id: string): CommandFailed {
  return new CommandFailed(`There is no enquiry ${id}.`);
}
