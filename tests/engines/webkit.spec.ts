import { journeysIn } from './journeys.ts';
import { webkit } from './webkit.ts';

journeysIn('WebKit', 'webkit2gtk-driver and xvfb', webkit);
