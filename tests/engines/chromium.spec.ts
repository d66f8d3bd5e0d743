import { inChromium } from './chromium.ts';
import { testIn } from './engine.ts';
import { historyJourneys } from './history.ts';

testIn('Chromium', 'chromium-headless-shell', inChromium, historyJourneys);
