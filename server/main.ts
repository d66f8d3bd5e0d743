/** The server's process. */
import { startServer } from './start.ts';

await startServer();
