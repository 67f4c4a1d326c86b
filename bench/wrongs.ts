import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';
import { driveTalk, keyOf } from '#talks/drive-talk.ts';
import { talksOf } from '#talks/talk.ts';
import { compareFact } from '#talks/compare-facts.ts';
for (const hand of process.argv.slice(2))
  for (const talk of talksOf(hand)) {
    const type = documentTypeOf(talk.documentType);
    const wrapped: any = {
      ...type,
      interview: {
        ...type.interview,
        replyTo: (interview: any, says: string, today: string) => {
          const turn = type.interview.replyTo(interview, says, today);
          const was = interview.facts,
            is: any = turn.interview.facts;
          for (const field of new Set([...Object.keys(is), ...Object.keys(was)]))
            if (JSON.stringify(was[field]) !== JSON.stringify(is[field]) && talk.truth[field] !== undefined) {
              const diff =
                is[field] === undefined
                  ? []
                  : compareFact(field, talk.truth[field], is[field]).filter((d) => d.kind !== 'missing');
              const old =
                was[field] === undefined
                  ? []
                  : compareFact(field, talk.truth[field], was[field]).filter((d) => d.kind !== 'missing');
              const fresh = diff.filter(
                (d) => !old.some((o) => o.at === d.at && JSON.stringify(o.kept) === JSON.stringify(d.kept)),
              );
              if (fresh.length)
                console.log(
                  `${talk.id} [${interview.doubt ? 'doubt' : keyOf(interview.asked)}] > ${says.slice(0, 160)}\n    ${fresh
                    .map((d) => d.at + ' = ' + JSON.stringify(d.kept) + ' meant ' + JSON.stringify(d.meant))
                    .join(' ; ')
                    .slice(0, 260)}`,
                );
            }
          return turn;
        },
      },
    };
    driveTalk(wrapped, talk);
  }
