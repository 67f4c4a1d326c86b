import { isFullName } from '#facts/same-person.ts';
import { definitionOf, namingOf, receives } from '#facts/people-in.ts';
import type { FieldId } from '#facts/facts.ts';
import { type Bar, findBars } from '#interview/barred/find-bars.ts';
import { type Barred, whomItBars } from '#interview/barred/whom-it-bars.ts';
import { type Desk, deskOf } from '#interview/edits/known-entries.ts';
import type { Interview } from '#interview/interview.ts';
import { applicableQuestions } from '#interview/missing-facts.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/** A bar, and those whom it means. */
export interface BarFound extends Bar {
  readonly whom: readonly Barred[];
}

/** Who must never serve by the words of a message, at the question that is open. */
export const findBarred = (interview: Interview, message: string, today: PlainDate): readonly BarFound[] => {
  // “My sister Ann. Not my brother”: a sentence of its own behind an answer is heard with it; “never” bars wherever it stands.
  const bars = findBars(message).filter(
    ({ kind, start, end }) =>
      kind !== 'here' ||
      !/[.!](?:\s|\b(?:but|and)\b)*(?:not\s+)?$/iu.test(message.slice(0, start)) ||
      /\bnever\b/iu.test(message.slice(Math.max(0, start - 'never '.length), end)),
  );
  if (bars.length === 0) return [];
  const desk = deskOf(interview, interview.facts, today);
  return bars
    .map((bar) => ({ ...bar, whom: whomItBars(desk, bar) }))
    .filter((bar) => bar.whom.length > 0 && isMeant(desk, bar));
};

/** Somebody whom a note bars, with the office for which it does; every office where none is told. */
export interface BarNoted {
  readonly name: string;
  readonly words: string;
  /** In as many words: that they must never serve. */
  readonly isPlain: boolean;
  readonly only?: FieldId;
}

/** Who must never serve by what is noted. */
export const barredByNotes = (interview: Interview, today: PlainDate): readonly BarNoted[] => {
  const desk = deskOf(interview, interview.facts, today);
  return (interview.notes ?? []).flatMap(({ words, field, isQuestion }) =>
    isQuestion
      ? []
      : findBars(words).flatMap((bar) =>
          bar.kind === 'nothing' || (bar.kind === 'here' && !isOffice(field))
            ? []
            : whomItBars(desk, bar).flatMap(({ name }) =>
                name === undefined
                  ? []
                  : [
                      {
                        name,
                        words,
                        isPlain: bar.kind === 'serve' || bar.kind === 'unfit',
                        ...(bar.kind === 'here' && field !== undefined && { only: field }),
                      },
                    ],
              ),
        ),
  );
};

const isOffice = (field: FieldId | undefined): boolean => field !== undefined && namingOf(field) === 'officers';

// Elsewhere “not Dale” corrects something, and whoever is kept out of it may be somebody who is left out.
const isMeant = (desk: Desk, { kind, whom }: BarFound): boolean => {
  const { asked, facts, interview } = desk;
  switch (kind) {
    case 'serve':
      return true;
    case 'unfit':
      return whom.every(({ offices }) => offices.length === 0);
    case 'nothing':
      return isLeftOut(desk, whom);
    case 'here':
      return isOffice(asked) && !(asked !== undefined && facts[asked] !== undefined);
    case 'out':
      return (
        isOffice(asked) ||
        !applicableQuestions(interview).some(({ field }) => definitionOf(field).names === 'omitted') ||
        whom.some(({ name, offices }) => name === undefined || offices.length > 0)
      );
  }
};

// Nobody is left out by a document that names no such people; who receives already, and where the family is told, is heard elsewhere.
const isLeftOut = ({ asked, facts, interview }: Desk, whom: BarFound['whom']): boolean => {
  const omitted = applicableQuestions(interview).find(({ names }) => names === 'omitted');
  const isTaker = ({ fields }: Barred): boolean =>
    fields.some((field) => receives(field) || namingOf(field) === 'recipients');
  if (whom.some(isTaker)) return false;
  const question = asked === undefined ? undefined : definitionOf(asked);
  if (question?.kind === 'longText') return false;
  if (omitted === undefined || whom.some(({ name }) => name === undefined)) return true;
  if (question?.names === 'omitted' || question?.relation === 'child') return false;
  return whom.every(({ name = '', fields }) =>
    fields.length > 0 ? facts[omitted.field] !== undefined : isFullName(name),
  );
};
