// Powers of attorney of 200 made-up sets of facts under each of the 51 laws: none has a blank, an open reference or a lost
// fact. A sample of them runs with the tests. Run: npx node bench/agency.ts
import { everyFault } from '@evergrant/domain/catalogue/durable-financial-poa/testing/every-fault.ts';
import { stateCodes } from '@evergrant/domain/law/state-code.ts';

const setsOfFacts = 200;
const startedAt = performance.now();
const faults = everyFault(setsOfFacts);
const documents = setsOfFacts * stateCodes.length;

for (const fault of new Set(faults)) console.log(fault);
console.log(
  `${documents} documents, ${((performance.now() - startedAt) / documents).toFixed(1)} ms each, ${faults.length} faults`,
);
if (faults.length > 0) process.exitCode = 1;
