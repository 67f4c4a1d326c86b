// Which instruments are made in which state by the law as it is known, and why the others are not.
// Run: npx node bench/law.ts [reasons]
import { instrumentKinds } from '@evergrant/domain/law/execution-kind.ts';
import { executionRule } from '@evergrant/domain/law/execution-rule.ts';
import { lawOf } from '@evergrant/domain/law/law-of.ts';
import { madeIn } from '@evergrant/domain/law/made-in.ts';
import { stateCodes, type StateCode } from '@evergrant/domain/law/state-code.ts';

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

if (process.argv[2] === 'reasons') {
  for (const kind of instrumentKinds) {
    for (const code of stateCodes) {
      const made = madeIn(kind, lawOf(code));
      if (made.state === 'blocked') console.log(`${kind} ${code}: ${made.reason}`);
    }
  }
}
