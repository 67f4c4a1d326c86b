import { livingTrustPlan } from '@evergrant/domain/catalogue/living-trust/plan.ts';
import { openInterview } from '@evergrant/domain/interview/open-interview.ts';
import { replyTo } from '@evergrant/domain/interview/conversation/reply-to.ts';
import { hostileInputs } from '#interview/hostile-inputs.ts';

// How long one turn takes at worst: every hostile input against every question of the living trust.
const today = '2026-01-15';
const fresh = openInterview(livingTrustPlan);
let worst = { ms: 0, input: '', field: '' };
let total = 0;
let turns = 0;
for (const { field } of livingTrustPlan.questions)
  for (const input of hostileInputs) {
    const from = performance.now();
    replyTo({ ...fresh, asked: { kind: 'fact', field } }, input, today);
    const ms = performance.now() - from;
    total += ms;
    turns += 1;
    if (ms > worst.ms) worst = { ms, input: input.slice(0, 24), field };
  }
console.log(
  `${turns} hostile turns: mean ${(total / turns).toFixed(1)} ms, worst ${worst.ms.toFixed(1)} ms (${worst.field}, ${JSON.stringify(worst.input)})`,
);
