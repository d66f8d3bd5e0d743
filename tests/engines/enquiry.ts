/** An enquiry, as a visitor writes it. */
import type { Engine } from './engine.ts';

export const sample = {
  name: 'Ada Lovelace',
  email: 'ada@engine.example',
  message: 'Our stock is counted by hand.',
};

export async function fill(engine: Engine, values = sample): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await engine.click(`#${name}`);
    await engine.type(value);
  }
  await engine.click('#consent');
}
