import { firefox } from './firefox.ts';
import { journeysIn } from './journeys.ts';

journeysIn('Firefox', 'firefox-esr', firefox);
