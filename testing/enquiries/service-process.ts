/** For tests: a service as a process that can be killed. */
import '../move-clock.ts';
import { startService } from './start-service.ts';

const { url } = await startService({ settings: JSON.parse(process.argv[2] ?? '{}') });
process.send?.({ url });
