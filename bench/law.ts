// Which instruments are made in which state by the law as it is known, and why the others are not.
// Run: npx node bench/law.ts
import { instrumentKinds } from '@evergrant/domain/law/execution-kind.ts';
import { executionRule } from '@evergrant/domain/law/execution-rule.ts';
import { lawOf } from '@evergrant/domain/law/law-of.ts';
import { madeIn } from '@evergrant/domain/law/made-in.ts';
import { stateCodes, stateInSentence, type StateCode } from '@evergrant/domain/law/state-code.ts';

const width = 10;
const heads = instrumentKinds.map((kind) => kind.replace('financial-power-of-attorney', 'power').slice(0, width - 1));

const markOf = (code: StateCode) => (kind: (typeof instrumentKinds)[number]) => {
  if (madeIn(kind, lawOf(code)).state === 'blocked') return '-';
  const { method, isCautious } = executionRule(kind, lawOf(code));
  return `${method.kind === 'electronic' ? 'screen' : 'ink'}${isCautious ? '*' : ''}`;
};

const row = (cells: readonly string[]): string => cells.map((cell) => cell.padEnd(width)).join('');

console.log(row(['', ...heads]));
for (const code of stateCodes) console.log(row([code, ...instrumentKinds.map(markOf(code))]));
console.log(
  row([
    'made',
    ...instrumentKinds.map((kind) =>
      String(stateCodes.filter((code) => madeIn(kind, lawOf(code)).state === 'made').length),
    ),
  ]),
);
console.log('screen or ink: how it is executed; * the strictest answer where the law is not certain; - not made');

console.log('\nwhy it is not made');
const blocked = instrumentKinds.flatMap((kind) =>
  stateCodes.flatMap((code) => {
    const made = madeIn(kind, lawOf(code));
    return made.state === 'blocked'
      ? [{ code, why: `${kind}: ${made.reason.replace(stateInSentence(code), '…')}` }]
      : [];
  }),
);
for (const [why, concerned] of Map.groupBy(blocked, (one) => one.why))
  console.log(`${why} ${concerned.map(({ code }) => code).join(' ')}`);
