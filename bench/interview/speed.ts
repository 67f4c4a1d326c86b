import { madeTypes } from '@evergrant/domain/catalogue/document-types.ts';
import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';
import { hostileInputs } from '#interview/hostile-inputs.ts';

// How long one turn takes at worst: every hostile input against every question of every document of which all
// else is known. The last figure is a ratio: how many times a short answer's mean the worst turn takes.
const today = '2026-01-15';
let worst = { ms: 0, input: '', field: '', id: '' };
const mean = { plain: 0, hostile: 0 };
let turns = 0;
for (const { id } of madeTypes) {
  const { interview, sample } = documentTypeOf(id);
  for (const field of Object.keys(sample)) {
    const { [field]: _asked, ...others } = sample as Readonly<Record<string, unknown>>;
    const opened = { ...interview.open(), facts: others, asked: { kind: 'fact', field } } as Parameters<
      typeof interview.replyTo
    >[0];
    mean.plain += take(() => interview.replyTo(opened, 'My sister Ann Lee', today));
    for (const input of hostileInputs) {
      const ms = take(() => interview.replyTo(opened, input, today));
      mean.hostile += ms;
      turns += 1;
      if (ms > worst.ms) worst = { ms, input: input.slice(0, 24), field, id };
    }
  }
}
const plain = mean.plain / (turns / hostileInputs.length);
console.log(
  `${turns} hostile turns: mean ${(mean.hostile / turns).toFixed(1)} ms, worst ${worst.ms.toFixed(1)} ms (${worst.id}, ${worst.field}, ${JSON.stringify(worst.input)}), ${(worst.ms / plain).toFixed(0)} times a short answer`,
);

function take(work: () => void): number {
  const from = performance.now();
  work();
  return performance.now() - from;
}
