import type { FieldId } from '#facts/facts.ts';
import { isCalledIn, isFullName } from '#facts/same-person.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import { readSaid } from '#interview/hearing/read-said.ts';
import type { Interview } from '#interview/interview.ts';
import { phrases } from '#interview/language/phrases.ts';
import { isCalledField } from '#interview/asked/called-facts.ts';
import type { Reading } from '#interview/reading.ts';
import { patternOf } from '#kit/pattern-of.ts';
import type { PlainDate } from '#kit/plain-date.ts';

interface Words {
  readonly words: string;
  readonly today: PlainDate;
}

/**
 * The open questions that a statement answers which was made elsewhere: each that it tells something of, and one of those that give
 * or appoint. A question that belongs to the document only by a later answer is open as well.
 */
export const hearLater = (interview: Interview, said: Words): readonly FieldId[] => {
  const told = tellsOf(interview, said);
  const { questions } = interview.plan;
  const place = questions.findIndex(({ field }) => isAskedNow(interview, field));
  const open = openIn(interview);
  const coming = open.filter((one) => questions.indexOf(one) > place).slice(0, soon);
  const one =
    open.find((question) => givesThing(question, said)) ??
    open.find((question) => appoints(question, said)) ??
    open.find((question) => divides(question, said)) ??
    (told.length === 0 ? coming.find((question) => names(interview, question, said)) : undefined);
  return [...new Set([...told, ...(one ? [one.field] : [])])];
};

const soon = 8;

/** The open questions about oneself of which a statement tells something whatever was asked: home, age, marriage and children. */
export const tellsOf = (interview: Interview, said: Words): readonly FieldId[] =>
  openIn(interview)
    .filter((question) => isToldIn(interview, question, said))
    .map(({ field }) => field);

const openIn = (interview: Interview): readonly FactQuestion[] =>
  interview.plan.questions.filter(
    ({ field, isAsked }) =>
      isAsked &&
      !isAskedNow(interview, field) &&
      interview.facts[field] === undefined &&
      !interview.skipped.includes(field),
  );

const isAskedNow = ({ asked }: Interview, field: FieldId): boolean =>
  (asked?.kind === 'fact' || asked?.kind === 'detail') && asked.field === field;

/** What words say as the answer to a question that is not asked yet. */
export const readAs = (interview: Interview, field: FieldId, { words, today }: Words): Reading =>
  readSaid({ ...interview, asked: { kind: 'fact', field }, doubt: null }, words, today);

const valueAs = (interview: Interview, { field }: FactQuestion, said: Words): unknown => {
  const { patch, isPlain } = readAs(interview, field, said);
  return isPlain ? patch.find((one) => one.field === field)?.value : undefined;
};

const isToldIn = (interview: Interview, question: FactQuestion, said: Words): boolean => {
  const { words } = said;
  if (question.role === 'marital-status')
    return (
      isMarried(words) ||
      saysStatus.test(words) ||
      (isLate.isIn(words) && valueAs(interview, question, said) !== undefined)
    );
  if (question.role === 'spouse-name') return ofSpouse.test(words) && valueAs(interview, question, said) !== undefined;
  if (question.role === 'maker-address')
    return isAtHome.test(words) || (hasZip.test(words) && valueAs(interview, question, said) !== undefined);
  if (question.day?.event === 'birth' && question.day.of === 'maker') return ofBirth.test(words);
  return question.listed !== undefined && ofOwn.test(words) && !ofOthers.test(words);
};

/** True for words that say of a living husband or wife. */
export const isMarried = (words: string): boolean => withSpouse.isIn(words) && !withoutSpouse.isIn(words);
const withSpouse = phrases('my|the wife|husband|spouse|hubby', 'married to', "we're|were|are|been|am|i'm married");
const withoutSpouse = phrases(
  'my|the late|ex|former|first|second|ex-|deceased wife|husband|spouse',
  'wife|husband|spouse died|passed|left',
  'was|were|not|never|get|getting|got|gets married',
  "wife's|husband's",
  'if|when|should *3 marry|married',
);
const isLate = phrases(
  'my late|deceased husband|wife|spouse',
  'husband|wife|spouse has? died|passed',
  'lost my husband|wife|spouse',
);
const saysStatus =
  /^\W*(?:(?:and|but|also|i'?m|i am|we are|we're|been|still|legally|a|now|twice|recently) )*(?:single|married|divorced|separated|widow(?:ed|er)?)\b/iu;

const ofSpouse =
  /\b(?:my|the) (?:wife|husband|spouse),? (?:is (?:named |called )?)?(?-i:\p{Lu}\p{L}+)|\bmarried to (?-i:\p{Lu}\p{L}+)/iu;

const hasZip = /\b\d{5}\b/u;
const isAtHome =
  /^\W*(?:(?:i|we)(?:'m| am|'re| are)? )?(?:from|live in|living in|live at|living at|live outside|based in) (?:the )?(?-i:\p{Lu})/iu;
const ofBirth =
  /\b(?:i was|i'm|i am|we were) born\b|^\W*born\b|\bmy (?:birth ?day|dob|date of birth)\b|^\W*(?:(?:i'm|i am|aged?|turning) )*\d{2}(?: years? old| yo| y\/o)?\W*$/iu;

// “Two boys”, “our daughter”; not the children of somebody else, and nobody who is only spoken of in a wish.
const count = 'no|one|two|three|four|five|six|seven|eight|grown|adult|young|little|small|both|\\d';
const ofOwn = patternOf(
  'iu',
  String.raw`\b(?:my|our|have|has|had|got|with|${count}) (?:\p{L}+ ){0,3}(?:children|child|kids?|sons?|daughters?|boys?|girls?)\b`,
);
const ofOthers = patternOf(
  'iu',
  String.raw`\b(?:his|her|their|\p{L}+['’]s|s['’]|of (?:my|our|his|her)) (?:\p{L}+ )?(?:children|child|kids?|sons?|daughters?)\b`,
  String.raw`|\b(?:son|daughter)s?[- ]in[- ]law\b|\bgod ?(?:son|daughter|child)|\b(?:son|daughter|kid|child)(?:ren)?['’]s\b`,
);

// “My guitar goes to Ben Foster”: one thing, and who receives it.
const givesThing = (question: FactQuestion, { words }: Words): boolean =>
  question.kind === 'gifts' && handsOver.test(words) && !ofWhole.test(words);
const ofWhole =
  /\b(?:everything|all of it|it all|the (?:rest|trust)|half|equally|evenly|split|estate|remainder|percent|share)\b|%/iu;
const handsOver = patternOf(
  'iu',
  String.raw`\b(?:my|our|the|his|her) (?:[\p{L}-]+ ){1,4}(?:(?:goes?|going|is to go|should go|passes) to|(?:is|are) (?:meant )?for|should be)\b`,
  String.raw`|\b(?:gets?|should get|should have|is to have|can have|receives?|inherits?) (?:my|our|the|his|her) (?!money)\p{L}+`,
  String.raw`|\b(?:leave|leaving|give|giving) (?:[\p{L}-]+ ){0,4}(?:my|our|the|his|her) (?:[\p{L}-]+ ){1,4}(?:to|for)\b`,
  String.raw`|\b(?:leave|leaving|give|giving) (?:my|our) (?:[\p{L}-]+ ){1,4}(?:my|our|the|his|her|a|an) (?!life\b)\p{L}+`,
  String.raw`|\$\s?\d[\d,.]*(?: ?k\b| thousand\b)?(?: dollars)? (?:(?:goes|should go|each) )?(?:to|for)\b`,
);

const appoints = ({ names: naming, toldBy, ...called }: FactQuestion, { words }: Words): boolean =>
  toldBy?.test(words) === true || (naming === 'officers' && isCalledField(words, called));

const divides = ({ names: naming, kind }: FactQuestion, { words }: Words): boolean =>
  naming === 'takers' && kind === 'shares' && ofWhole.test(words) && dividing.test(words);
const dividing = /\b(?:to|between|among|amongst|for|gets?|inherits?|split|shares?|equally|evenly)\b/iu;

// “My sister Ana Obi comes next”: somebody in full, and that they come after others.
const names = (interview: Interview, question: FactQuestion, said: Words): boolean =>
  question.names === 'alternates' &&
  question.kind === 'shares' &&
  isNext.isIn(said.words) &&
  namesSomebody(valueAs(interview, question, said), said.words);
const isNext = phrases(
  'next|backup|back-up|otherwise|alternate|contingent|instead',
  'if|when|should|in *6 dies|die|passes|gone|first|before',
  'after|behind them|him|her|that|those',
);

// A full name in these very words.
const namesSomebody = (value: unknown, words: string): boolean =>
  (Array.isArray(value) ? value : [value]).some(
    (entry: unknown) =>
      typeof entry === 'object' &&
      entry !== null &&
      'name' in entry &&
      typeof entry.name === 'string' &&
      isFullName(entry.name) &&
      isCalledIn(words, entry.name),
  );
