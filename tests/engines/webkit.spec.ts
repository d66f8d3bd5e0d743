import { testIn } from './engine.ts';
import { historyJourneys } from './history.ts';
import { journeys } from './journeys.ts';
import { webkit } from './webkit.ts';

testIn('WebKit', 'webkit2gtk-driver and xvfb', webkit, (engine) => {
  journeys(engine);
  historyJourneys(engine);
});
