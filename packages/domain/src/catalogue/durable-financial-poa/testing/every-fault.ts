import fc from 'fast-check';
import { agencyFactsIn } from '#catalogue/durable-financial-poa/agency-facts.arbitrary.ts';
import { faultsOf } from '#catalogue/durable-financial-poa/testing/faults-of.ts';
import { stateCodes } from '#law/state-code.ts';

/** What is wrong with the powers of attorney of so many sets of facts under each law, as `state: fault`. */
export const everyFault = (count: number): readonly string[] =>
  stateCodes.flatMap((state) =>
    fc
      .sample(agencyFactsIn(state), { numRuns: count, seed: 3 })
      .flatMap((facts) => faultsOf(facts).map((fault) => `${state}: ${fault}`)),
  );
