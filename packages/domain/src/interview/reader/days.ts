import type { DayEvent } from '#facts/day-event.ts';
import { wordsOfName } from '#facts/same-person.ts';
import { namesOfMaker, namesOfSecond } from '#facts/two-makers.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import { type Proposal, type Reading, sureEnough } from '#interview/reading.ts';
import { isPlainWord } from '#interview/language/is-plain-word.ts';
import type { Scene } from '#interview/asked/scene.ts';
import { type ToldDay, toldDays } from '#interview/reader/told-days.ts';

/** The days of a message for the facts whose events they are, whatever was asked. A day of another event answers no question. */
export const readDays = (scene: Scene): readonly Proposal[] =>
  toldDays(scene.text, scene.today).flatMap((told) => {
    const heard = hear(scene, told);
    return heard === undefined ? [] : proposeDay(scene, told, heard);
  });

/** A birth that may be that of several people, where nobody said whose it is. */
export const askedBirth = (scene: Scene): Pick<Reading, 'whose'> => {
  const isAmong = scene.question?.day?.event === 'birth' || isPeopleAsked(scene);
  const lacking = birthsIn(scene).filter(({ field }) => scene.facts[field] === undefined);
  const told = toldDays(scene.text, scene.today).find(
    ({ event, subject }) => event === 'birth' && whoseIs(scene, subject) === 'nobody said',
  );
  return told && !isAmong && lacking.length > 1
    ? { whose: { date: told.date, fields: lacking.map(({ field }) => field) } }
    : {};
};

interface Heard {
  readonly question: FactQuestion;
  readonly isSure: boolean;
}

const hear = (scene: Scene, told: ToldDay): Heard | undefined => {
  const { question, isLenient } = scene;
  const asked = question?.day;
  if (told.event === undefined || (told.event === 'other' && asked?.event === 'signing'))
    return question && asked && (isLenient || asked.event === 'birth') ? { question, isSure: true } : undefined;
  switch (told.event) {
    case 'birth':
      return hearBirth(scene, told);
    case 'wedding':
      return hearWedding(scene, told);
    case 'signing':
      return question && asked?.event === 'signing' ? { question, isSure: true } : undefined;
    case 'other':
      return undefined;
  }
};

const proposeDay = (
  { facts, text }: Scene,
  { date, start, end }: ToldDay,
  { question: { field }, isSure }: Heard,
): readonly Proposal[] =>
  facts[field] === date && !isSure
    ? []
    : [{ field, value: date, evidence: text.slice(start, end), confidence: isSure ? 0.95 : sureEnough - 0.1 }];

// What is recorded already is not changed by what is told in passing.
const hearWedding = (scene: Scene, { subject }: ToldDay): Heard | undefined => {
  const question = scene.questions.find(({ day }) => day?.event === 'wedding');
  const isEarlier = /\b(?:first|earlier|former|previous|last|ex)\W*$/iu.test(subject);
  if (!question || isEarlier || whoseIs(scene, subject) === 'somebody else') return undefined;
  const isAsked = scene.field === question.field;
  return { question, isSure: isAsked || scene.facts[question.field] === undefined };
};

type Bearer = Extract<DayEvent, { readonly event: 'birth' }>['of'];

const hearBirth = (scene: Scene, told: ToldDay): Heard | undefined => {
  const births = birthsIn(scene);
  const asked = scene.question?.day?.event === 'birth' ? scene.question.day.of : undefined;
  const said = whoseIs(scene, told.subject);
  if (said === 'somebody else') return undefined;
  if (said === 'he or she') {
    const question = births.find(({ day }) => of(day) === 'second');
    return question && !isPeopleAsked(scene) ? { question, isSure: asked === 'second' } : undefined;
  }
  if (said === 'nobody said') return hearUnsaid(scene, births);
  const question = births.find(({ day }) => of(day) === said);
  return question && { question, isSure: asked === said || scene.facts[question.field] === undefined };
};

// Born, and nobody said who: whoever was asked about, else the only one whose day is not known.
const hearUnsaid = (scene: Scene, births: readonly FactQuestion[]): Heard | undefined => {
  const { question } = scene;
  if (question?.day?.event === 'birth') return { question, isSure: true };
  if (isPeopleAsked(scene)) return undefined;
  const lacking = births.filter(({ field }) => scene.facts[field] === undefined);
  const [only] = lacking.length === 0 ? births : lacking;
  const isOne = (lacking.length === 0 ? births : lacking).length === 1;
  return only && isOne ? { question: only, isSure: lacking.length === 1 } : undefined;
};

const birthsIn = ({ questions }: Scene): readonly FactQuestion[] =>
  questions.filter(({ day }) => day?.event === 'birth');

const of = (day: DayEvent | undefined): Bearer | undefined => (day?.event === 'birth' ? day.of : undefined);

// Where people are named, a birth stands beside a name of the list.
const isPeopleAsked = ({ question }: Scene): boolean =>
  question !== undefined && /^(?:people|shares|party|parties)$/u.test(question.kind);

const whoseIs = (scene: Scene, subject: string): Bearer | 'he or she' | 'somebody else' | 'nobody said' => {
  const low = subject.toLowerCase();
  if (introduces.test(low)) return 'maker';
  const [own, others] = [givenNames(scene, 'maker'), givenNames(scene, 'second')];
  // The nearest word that says whose it is.
  for (const word of (low.match(/\p{L}[\p{L}'-]*/gu) ?? []).toReversed()) {
    const plain = word.replace(/'s?$/u, '');
    if (/^(?:i|i'm|im|my|mine|me|myself)$/u.test(word) || own.given.includes(plain)) return 'maker';
    if (spouse.test(plain) || others.given.includes(plain)) return 'second';
    if (/^(?:he|she|his|her|hers|him)$/u.test(word)) return 'he or she';
    if (relatives.test(plain)) return 'somebody else';
    if (!isPlainWord(plain) && ![...own.family, ...others.family].includes(plain)) return 'somebody else';
  }
  return 'nobody said';
};

const spouse = /^(?:wife|husband|spouse|partner|hubby)$/u;

// "I am Rosa Diaz, born March 3, 1971": of nobody else between the speaker and the word.
const introduces =
  /^[^.;]*\b(?:i am|i'm|im|my name is|my name's|this is|call me)\b(?:(?!\b(?:my|our|he|she|they|her|his|their|and|who|with)\b)[^.;]){0,80}$/u;

const relatives =
  /^(?:step|grand)?(?:sons?|daughters?|child(?:ren)?|kids?|boys?|girls?|bab(?:y|ies)|mother|father|mom|dad|parents?|brothers?|sisters?|siblings?|nephews?|nieces?|aunts?|uncles?|cousins?|friends?|twins?)$/u;

// A family name alone tells two spouses not apart.
const givenNames = (
  { facts }: Scene,
  who: Bearer,
): { readonly given: readonly string[]; readonly family: readonly string[] } => {
  const names = (who === 'maker' ? namesOfMaker(facts) : namesOfSecond(facts)).map(wordsOfName);
  return {
    given: names.flatMap((words) => (words.length > 1 ? words.slice(0, -1) : words)),
    family: names.flatMap((words) => words.slice(1).slice(-1)),
  };
};
