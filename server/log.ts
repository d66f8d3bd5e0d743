/** JSON lines on stdout, one an event. Page views are not events: a proxy in front counts those. */
import { type Logger, pino } from 'pino';
import type { LogLevel } from '../contract/settings/table.ts';

export type Log = Logger;

export function createLog(level: LogLevel): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
