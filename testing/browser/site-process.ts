/** For tests: the production server as a process of its own, with the limits that it's told as JSON. */
import { startServer } from '../../server/start.ts';

await startServer(JSON.parse(process.argv[2] ?? '{}'));
