import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';
import { driveTalk, keyOf } from '#talks/drive-talk.ts';
import { talksOf } from '#talks/talk.ts';
import { compareFact } from '#talks/compare-facts.ts';
import { definitionOf } from '@evergrant/domain/facts/people-in.ts';
const turning =
  /\b(?:if|unless|except|but|not|never|no|without|instead|rather|only|other than|until|maybe|perhaps|either|or|might|think|guess|would|should|used to|was|wait|actually|sorry|mean|neither|none|nobody|nothing)\b|n['’]t\b|\?/iu;
const rows: any[] = [];
for (const hand of ['a', 'b'])
  for (const talk of talksOf(hand)) {
    const type = documentTypeOf(talk.documentType);
    let before: any = type.interview.open();
    let i = 0;
    const wrapped: any = {
      ...type,
      interview: {
        ...type.interview,
        replyTo: (interview: any, says: string, today: string) => {
          const turn = type.interview.replyTo(interview, says, today);
          const was = interview.facts,
            is: any = turn.interview.facts;
          const asked = interview.doubt ? 'doubt' : keyOf(interview.asked);
          if (asked !== 'doubt' && asked !== 'settings' && i < 45)
            for (const field of Object.keys(is))
              if (JSON.stringify(was[field]) !== JSON.stringify(is[field]) && talk.truth[field] !== undefined) {
                const diff = compareFact(field, talk.truth[field], is[field]).filter((d) => d.kind !== 'missing');
                const old = compareFact(field, talk.truth[field], was[field]).filter((d) => d.kind !== 'missing');
                const fresh = diff.filter(
                  (d) => !old.some((o) => o.at === d.at && JSON.stringify(o.kept) === JSON.stringify(d.kept)),
                );
                rows.push({
                  id: talk.id,
                  asked,
                  field,
                  own: asked.split('.')[0] === field,
                  kind: (definitionOf(field as any) as any)?.kind,
                  turn: turning.test(says),
                  words: says.split(/\s+/).length,
                  ok: fresh.length === 0,
                  says,
                  value: JSON.stringify(is[field]),
                  bad: fresh
                    .map((d) => d.at + ':' + JSON.stringify(d.kept) + ' meant ' + JSON.stringify(d.meant))
                    .join(' ; ')
                    .slice(0, 200),
                  opening: i < talk.opening.length,
                });
              }
          i++;
          return turn;
        },
      },
    };
    driveTalk(wrapped, talk);
  }
const table = new Map<string, [number, number]>();
for (const r of rows) {
  const k = `${r.own ? 'own ' : r.opening ? 'open' : 'else'} ${String(r.kind).padEnd(8)} ${r.turn ? 'turning' : 'plain  '}`;
  const [a, b] = table.get(k) ?? [0, 0];
  table.set(k, [a + (r.ok ? 1 : 0), b + 1]);
}
for (const [k, [a, b]] of [...table].sort()) console.log(k, `${a}/${b}`, (a / b).toFixed(2));
if (process.argv[2])
  for (const r of rows.filter((r) => !r.ok))
    console.log(`\n${r.id} [${r.asked}] ${r.field} ${r.turn ? 'T' : ''}\n  > ${r.says}\n  ${r.bad}`);
