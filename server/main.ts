/** The server's process: `npm start` runs it, and so does a service manager. */
import { startServer } from './start.ts';

await startServer();
