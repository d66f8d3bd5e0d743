/** For tests, as a process of its own that can be killed: a service without limits, told its settings as JSON. */
import '../move-clock.ts';
import { startService } from './start-service.ts';

const { url } = await startService({ settings: JSON.parse(process.argv[2] ?? '{}') });
process.send?.({ url });
