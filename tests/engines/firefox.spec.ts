import { testIn } from './engine.ts';
import { firefox } from './firefox.ts';
import { historyJourneys } from './history.ts';
import { journeys } from './journeys.ts';

testIn('Firefox', 'firefox-esr', firefox, (engine) => {
  journeys(engine);
  historyJourneys(engine);
});
