import { inChromium } from './chromium.ts';
import { historyIn } from './history.ts';

historyIn('Chromium', 'chromium-headless-shell', inChromium);
