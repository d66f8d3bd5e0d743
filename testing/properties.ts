/** fast-check with the same random values on every run, or with those of FUZZ_SEED. */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['FUZZ_SEED'] ?? 20261120) });

export { fc };
