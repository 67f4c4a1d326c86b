// How often what is recorded unasked was right, by how it was told. Run: npx node bench/interview/calibrate.ts
import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';
import type { DocumentType } from '@evergrant/domain/document-type/document-type.ts';
import { isFieldId } from '@evergrant/domain/facts/facts.ts';
import { definitionOf } from '@evergrant/domain/facts/people-in.ts';
import { mayTurn } from '@evergrant/domain/interview/turning/may-turn.ts';
import type { StoredInterview } from '@evergrant/domain/interview/interview.ts';
import { isSameValue } from '@evergrant/domain/kit/is-same-value.ts';
import { compareFact } from '#talks/compare-facts.ts';
import { driveTalk, keyOf } from '#talks/drive-talk.ts';
import { type Talk, talksOf } from '#talks/talk.ts';

interface Recorded {
  readonly how: string;
  readonly isRight: boolean;
}

type Facts = Readonly<Record<string, unknown>>;

const wrongIn = (field: string, meant: unknown, kept: unknown): readonly string[] =>
  kept === undefined
    ? []
    : compareFact(field, meant, kept)
        .filter(({ kind }) => kind !== 'missing')
        .map(({ at, kept: value }) => `${at}=${JSON.stringify(value)}`);

// What one message has changed without a question, each with whether it brought something wrong.
const recordedBy = (
  talk: Talk,
  turn: { before: StoredInterview; after: StoredInterview; says: string },
): readonly Recorded[] => {
  const [was, is]: readonly Facts[] = [turn.before.facts, turn.after.facts];
  if (turn.before.doubt !== null || turn.before.asked?.kind === 'offer' || was === undefined || is === undefined)
    return [];
  return Object.keys(is).flatMap((field) => {
    if (!isFieldId(field) || isSameValue(was[field], is[field]) || talk.truth[field] === undefined) return [];
    const known = wrongIn(field, talk.truth[field], was[field]);
    const isRight = wrongIn(field, talk.truth[field], is[field]).every((one) => known.includes(one));
    const place = keyOf(turn.before.asked).split('.')[0] === field ? 'asked' : 'elsewhere';
    return [
      {
        how: `${definitionOf(field).kind.padEnd(9)} ${place.padEnd(9)} ${mayTurn(turn.says) ? 'may turn' : 'plain'}`,
        isRight,
      },
    ];
  });
};

const recordedIn = async (talk: Talk): Promise<readonly Recorded[]> => {
  const recorded: Recorded[] = [];
  const type = documentTypeOf(talk.documentType);
  const watched: DocumentType = {
    ...type,
    interview: {
      ...type.interview,
      replyTo: (before, says, today) => {
        const turn = type.interview.replyTo(before, says, today);
        recorded.push(...recordedBy(talk, { before, after: turn.interview, says }));
        return turn;
      },
    },
  };
  await driveTalk(watched, talk);
  return recorded;
};

const talks = ['a', 'b'].flatMap((hand) => talksOf(hand));
const all = (await Promise.all(talks.map(recordedIn))).flat();
for (const how of [...new Set(all.map((one) => one.how))].toSorted()) {
  const of = all.filter((one) => one.how === how);
  const right = of.filter(({ isRight }) => isRight).length;
  console.log(`${how.padEnd(32)} ${right}/${of.length} ${(right / of.length).toFixed(2)}`);
}
