import { firefox } from './firefox.ts';
import { historyIn } from './history.ts';
import { journeysIn } from './journeys.ts';

journeysIn('Firefox', 'firefox-esr', firefox);
historyIn('Firefox', 'firefox-esr', firefox);
