import type { FieldId } from '#facts/facts.ts';
import { findMentions, type Mention } from '#interview/edits/find-mentions.ts';
import type { Desk, KnownPerson, KnownThing } from '#interview/edits/known-entries.ts';
import { rememberFor } from '#interview/edits/remember.ts';
import { calledField, calledFields, withoutCalled } from '#interview/asked/called-facts.ts';
import { spellOutInDigits } from '#interview/language/numbers.ts';
import { blankSpans } from '#interview/language/blank.ts';
import { wordKey } from '#kit/word-key.ts';

/** What the words of an order stand for. */
export interface Slot {
  readonly text: string;
  /** Those who are meant, in the order in which they are named. */
  readonly people: readonly KnownPerson[];
  /** Words that may mean one of several. */
  readonly unclear: readonly Mention[];
  readonly mentions: readonly Mention[];
  /** Words that stand for nobody known and call no fact. */
  readonly left: string;
}

const fillers = new Set(
  'the my our a an of and or also too as well both please from to in on at for by with it that this these those them all one ones is are be named called name names now then just only out off away there mr mrs who list lists line place'.split(
    ' ',
  ),
);

/** Words without those that say nothing by themselves. */
export const tellingWords = (text: string): readonly string[] =>
  wordKey(
    spellOutInDigits(text)
      .replace(/(\d+)\s+thousand\b/giu, '$1000')
      .replace(/(\d),(?=\d{3})/gu, '$1'),
  )
    .split(' ')
    .filter((word) => word !== '' && !fillers.has(word));

/** Reads the words in one place of an order: who is meant, and what else is said. */
export const readSlot = (desk: Desk, text: string): Slot => {
  const mentions = findMentions(desk, text);
  const clear = mentions.filter(({ candidates, isGroup }) => isGroup || candidates.length === 1);
  return {
    text,
    people: [...new Set(clear.flatMap(({ candidates }) => candidates))],
    unclear: mentions.filter((one) => !clear.includes(one)),
    mentions,
    left: tellingWords(blankSpans(text, mentions)).join(' '),
  };
};

/** The one known person that words mean, and nothing else; undefined where they say more or less. */
export const onlyPerson = (desk: Desk, text: string): KnownPerson | undefined => {
  const { people, unclear, left } = readSlot(desk, text);
  return people.length === 1 && unclear.length === 0 && left === '' ? people[0] : undefined;
};

/** The facts that words call, and the words that call none. */
export const readPlace = (
  { questions }: Pick<Desk, 'questions'>,
  text: string,
): { readonly fields: readonly FieldId[]; readonly left: string } => placeIn(questions, text);

const placeIn = rememberFor((questions: Desk['questions'], text: string) => {
  const plainText = text.replace(/\bback-?ups?\b(?!\s+\p{L})/giu, 'backup').replace(/\bback-up\b/giu, 'backup');
  const fields = calledFields(plainText, questions);
  const field = calledField(plainText, questions);
  const question = questions.find((one) => one.field === field);
  const left = question ? withoutCalled(plainText, question) : plainText;
  return { fields, left: tellingWords(left).join(' ') };
});

const stem = (word: string): string => (word.length > 3 ? word.replace(/(?<!s)s$/u, '') : word);

/** The recorded things that words describe: every telling word of them stands in the description. */
export const findThings = ({ things }: Desk, text: string): readonly KnownThing[] => {
  const said = tellingWords(text).map(stem);
  if (said.length === 0) return [];
  return things.filter((thing) => {
    const own = tellingWords(thing.words).map(stem);
    return said.every((word) => own.includes(word));
  });
};

/** The recorded things that a stretch of speech speaks of: a noun of theirs stands in it. */
export const thingsSpokenOf = ({ things }: Desk, text: string): readonly KnownThing[] => {
  const said = new Set(tellingWords(text).map(stem));
  const scored = things.map((thing) => {
    const own = tellingWords(thing.words).map(stem);
    return { thing, score: own.filter((word) => said.has(word) && word.length > 2).length / Math.max(1, own.length) };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best === 0 ? [] : scored.filter(({ score }) => score === best).map(({ thing }) => thing);
};
