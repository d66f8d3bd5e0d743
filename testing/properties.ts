/** fast-check with the same random values on every run. `npm run fuzz` has others, and says which. */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['FUZZ_SEED'] ?? 20261120) });

export { fc };
