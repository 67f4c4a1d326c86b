import type { FieldId, Facts } from '#facts/facts.ts';
import { askBack, say } from '#interview/conversation/reply-with-reading.ts';
import { askingWhich } from '#interview/conversation/answer-which.ts';
import { definitionOf } from '#facts/people-in.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { lostIn } from '#interview/conversation/lost-people.ts';
import { acceptDoubt } from '#interview/conversation/apply-reading.ts';
import { phraseDoubt } from '#interview/doubt/phrase-doubt.ts';
import { readSelection, type Selection, withProposed } from '#interview/doubt/read-selection.ts';
import { removePerson } from '#interview/edits/change-list.ts';
import { deskOf } from '#interview/edits/known-entries.ts';
import { readEdit } from '#interview/edits/read-edit.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview, Turn, WhichAsked } from '#interview/interview.ts';
import { moveTo } from '#interview/next-question.ts';
import { isSameValue } from '#kit/is-same-value.ts';
import { listWords } from '#kit/list-words.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/**
 * The turn of a message that puts right what was asked back: what is proposed is changed as if it were recorded, and asked back once
 * more; of several facts those that are right are recorded. Undefined where the message changes nothing of it.
 */
export const correctDoubt = (interview: Interview, message: string, today: PlainDate): Turn | undefined => {
  const selected = readSelection(interview, message, today);
  if (selected) return select(interview, selected, today);
  return correctAsRecorded(interview, message, today) ?? withoutTheDead(interview, message);
};

/** "Only three, Carl passed away": kept as deceased where the list tells so, else out of it. */
export const withoutTheDead = (interview: Interview, message: string): Turn | undefined => {
  const { facts } = withProposed(interview);
  const dead = lostIn(message, facts);
  const proposed = interview.doubt?.proposed ?? {};
  const changed = Object.entries(proposed).map(([field, value]: readonly [string, unknown]) => {
    const keepsDead =
      definitionOf(field as FieldId).entries?.columns.some(({ key }) => key === 'livingStatus') === true;
    if (!Array.isArray(value)) return [field, value] as const;
    const list = value.flatMap((entry: { readonly name?: string }) => {
      const isDead = entry.name !== undefined && dead.some((one) => isSamePerson(one, entry.name ?? ''));
      return isDead ? (keepsDead ? [{ ...entry, livingStatus: 'deceased' }] : []) : [entry];
    });
    return [field, list] as const;
  });
  const corrected = Object.fromEntries(changed) as Facts;
  return dead.length === 0 || isSameValue(corrected, proposed) ? undefined : proposeInstead(interview, corrected);
};

/** Asks back other values in place of those that were asked back. */
export const proposeInstead = (interview: Interview, proposed: Facts): Turn => {
  const { words } = interview.doubt ?? {};
  const sentence = phraseDoubt(interview, proposed);
  return askBack({ ...interview, doubt: { proposed, sentence, ...(words !== undefined && { words }) } }, []);
};

const select = (interview: Interview, selected: Selection, today: PlainDate): Turn | undefined => {
  const proposed = interview.doubt?.proposed ?? {};
  switch (selected.kind) {
    case 'entries': {
      const list = proposed[selected.field] as unknown as readonly unknown[];
      if (selected.keep.length === 0) return undefined;
      const kept = list.filter((_, at) => selected.keep.includes(at));
      return proposeInstead(interview, { ...proposed, [selected.field]: kept });
    }
    case 'facts':
      return settleFacts(interview, selected, today);
    case 'unclear': {
      const names = listWords(selected.names);
      const choices = [`Only ${names}`, `Everybody but ${names}`, 'No'];
      return askWhich(interview, {
        words: interview.doubt?.words ?? names,
        sentence: `Do you mean only ${names}, or everybody but ${names}?`,
        choices,
      });
    }
  }
};

// What was asked back stays open beside it.
const askWhich = (interview: Interview, which: WhichAsked): Turn => ({
  interview: askingWhich(interview, which),
  reply: which.sentence,
  choices: which.choices,
  recorded: [],
});

/** Records those of several facts that are right, asks anew for the first that is not, and asks back once more what nobody spoke of. */
export const settleFacts = (
  interview: Interview,
  { right, wrong }: { readonly right: readonly FieldId[]; readonly wrong: readonly FieldId[] },
  today: PlainDate,
): Turn => {
  const { doubt } = interview;
  const part = (isMeant: (field: FieldId) => boolean): Facts =>
    Object.fromEntries(Object.entries(doubt?.proposed ?? {}).filter(([field]) => isMeant(field as FieldId)));
  const { interview: changed, recorded } = acceptDoubt({
    ...interview,
    doubt: { sentence: '', proposed: part((field) => right.includes(field)) },
  });
  const open = part((field) => !right.includes(field) && !wrong.includes(field));
  if (Object.keys(open).length > 0) {
    const words = doubt?.words === undefined ? {} : { words: doubt.words };
    return askBack({ ...changed, doubt: { ...words, proposed: open, sentence: phraseDoubt(changed, open) } }, recorded);
  }
  const [field] = wrong;
  if (field === undefined) return say(changed, { words: 'Thank you.', today });
  const label = findQuestion(interview.plan, field)?.label ?? field;
  const asking = moveTo(changed, { kind: 'fact', field });
  return { ...say(asking, { words: `Thank you. Then “${label}” once more.`, today }), recorded };
};

const correctAsRecorded = (interview: Interview, message: string, today: PlainDate): Turn | undefined => {
  const proposed = interview.doubt?.proposed ?? {};
  const now = withProposed(interview);
  const edit = readEdit(now, { message, today }) ?? readEdit({ ...now, asked: null }, { message, today });
  if (!edit || edit.act !== 'answer') return undefined;
  const { which, unclear } = edit;
  if (which) return askWhich(interview, { ...which, words: message });
  const changes = unclear
    ? removePerson(
        deskOf(now, now.facts, today),
        { name: unclear.name },
        unclear.fields.filter((field) => field in proposed),
      )
    : Object.fromEntries(edit.patch.map(({ field, value }) => [field, value]));
  const fields = Object.keys(changes) as readonly FieldId[];
  const isOfDoubt = fields.length > 0 && fields.every((field) => field in proposed);
  const corrected = { ...proposed, ...changes } as Facts;
  if (!isOfDoubt || edit.cleared?.length || isSameValue(corrected, proposed)) return undefined;
  return proposeInstead(interview, corrected);
};
