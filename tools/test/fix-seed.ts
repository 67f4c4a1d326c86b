// Properties are tried with the same made-up cases in every run, so that no run fails by luck. Other cases, to look further:
// SEED=$RANDOM npx vitest run packages/domain
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 20_261_123) });
