// Documents of 200 made-up sets of facts under each of the 51 laws, for every type that can be made: none has a blank, an
// open reference, a finding that is an error, or words that were given and are not printed. The tests of all types look at
// three sets of facts under each law (catalogue/wording-of-clauses.test.ts), those of a type at as many as they ask for.
// Run: npx node bench/generated-documents.ts [sets of facts] [type]
import fc from 'fast-check';
import type { DocumentType } from '@evergrant/domain/document-type/document-type.ts';
import { madeTypes } from '@evergrant/domain/catalogue/document-types.ts';
import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';
import { generatorOf } from '@evergrant/domain/catalogue/testing/generator-of.ts';
import { lostWords } from '@evergrant/domain/review/testing/lost-words.ts';
import { plainText } from '@evergrant/domain/assembly/plain-text.ts';
import type { Facts } from '@evergrant/domain/facts/facts.ts';
import { stateCodes, type StateCode } from '@evergrant/domain/law/state-code.ts';

const setsOfFacts = Number(process.argv[2] ?? 200);
const draftedOn = '2026-11-20';

interface Tally {
  made: number;
  readonly refused: Map<string, number>;
  readonly faults: Map<string, number>;
}

const count = (where: Map<string, number>, what: string): void => {
  where.set(what, (where.get(what) ?? 0) + 1);
};

const examine = (type: DocumentType, facts: Facts, { tally, state }: { tally: Tally; state: StateCode }): void => {
  const finished = type.finish(facts, draftedOn);
  if (!finished.ok) {
    for (const { field, message, faults = [message] } of finished.reason)
      if (field === 'document') count(tally.faults, `${state} ${faults.join(', ')}`);
      else count(tally.refused, `${state} ${field}: ${message}`);
    return;
  }
  tally.made += 1;
  const document = finished.value;
  if (plainText(document).includes('To be completed')) count(tally.faults, 'a blank is left');
  const toPrint = Object.entries(facts).filter(([field]) => !type.onlyDecides.includes(field as keyof Facts));
  for (const words of lostWords(Object.fromEntries(toPrint), document)) count(tally.faults, `not printed, ${words}`);
  for (const { level, message } of type.findings(facts, document)) if (level === 'error') count(tally.faults, message);
};

const run = async (id: string): Promise<Tally> => {
  const generator = await generatorOf(id);
  const tally: Tally = { made: 0, refused: new Map(), faults: new Map() };
  for (const [seed, state] of stateCodes.entries())
    for (const facts of fc.sample(generator(state), { numRuns: setsOfFacts, seed }))
      examine(documentTypeOf(id), facts, { tally, state });
  return tally;
};

const chosen = process.argv[3] === undefined ? madeTypes.map(({ id }) => id) : [process.argv[3]];
for (const id of chosen) {
  const startedAt = performance.now();
  const { made, refused, faults } = await run(id);
  const each = ((performance.now() - startedAt) / (setsOfFacts * stateCodes.length)).toFixed(1);
  const sum = [...faults.values()].reduce((all, one) => all + one, 0);
  console.log(`${id}: ${made} of ${setsOfFacts * stateCodes.length} made, ${each} ms each, ${sum} faults`);
  const states = new Set([...refused.keys()].map((reason) => reason.slice(0, 2)));
  console.log(`  refused with a reason in ${states.size} states: ${[...states].join(' ')}`);
  if (process.env['REASONS']) for (const [reason, times] of refused) console.log(`  ${times} × ${reason}`);
  for (const [fault, times] of [...faults].slice(0, 40)) console.log(`  ${times} × ${fault}`);
  if (sum > 0) process.exitCode = 1;
}
