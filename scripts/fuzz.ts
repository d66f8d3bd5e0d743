/** `npm run fuzz`: the tests of properties and of malformed requests, with random values that no earlier run had. */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';

const { FUZZ_SEED: seed = String(randomInt(2 ** 31)) } = process.env;
console.log(`For the same values again: FUZZ_SEED=${seed} npm run fuzz`);
const { status } = spawnSync('node_modules/.bin/vitest', ['related', '--run', 'testing/properties.ts'], {
  env: { ...process.env, FUZZ_SEED: seed },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
