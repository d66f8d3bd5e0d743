import { historyIn } from './history.ts';
import { journeysIn } from './journeys.ts';
import { webkit } from './webkit.ts';

journeysIn('WebKit', 'webkit2gtk-driver and xvfb', webkit);
historyIn('WebKit', 'webkit2gtk-driver and xvfb', webkit);
