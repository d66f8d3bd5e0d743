/** For tests: the production server as a process of its own, with the overrides and the clock that it's told. */
import { ServerResponse } from 'node:http';
import type { Overrides } from '../../server/enquiries/service.ts';
import { startServer } from '../../server/start.ts';
import { moveClock } from '../clock.ts';

type Told = { overrides: Overrides; clockAhead: number };

const { overrides, clockAhead }: Told = JSON.parse(process.argv[2] ?? '{}');
moveClock(clockAhead);
if (clockAhead !== 0) moveDateHeader();
await startServer(overrides);

/** Node's own has the machine's time. */
function moveDateHeader(): void {
  const { writeHead } = ServerResponse.prototype;
  ServerResponse.prototype.writeHead = function (this: ServerResponse, ...parts: unknown[]) {
    this.setHeader('date', new Date().toUTCString());
    return Reflect.apply(writeHead, this, parts);
  };
}
