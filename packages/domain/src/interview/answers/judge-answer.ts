import type { Answer } from '#interview/answers/heard.ts';
import type { EntriesHeard } from '#interview/entries/hear-entries.ts';
import type { Item, Subject } from '#interview/entries/subject.ts';
import { isMeantBy } from '#facts/same-person.ts';
import type { Meant } from '#interview/entries/resolve-called.ts';
import { wholeName } from '#interview/missing-surnames.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview } from '#interview/interview.ts';

/** How sure it is that an answer means what was read of it; below `sureEnough` it is asked back. */
export const confidenceOf = (entries: EntriesHeard, named: readonly Meant[]): number => {
  const isUndecided = entries.items.some(({ kind }) => kind === 'or');
  // Ages of those who are called by a relation, and names by themselves: who waits for which is a guess.
  const ages = entries.items.filter(({ kind }) => kind === 'age').length;
  if (ages > 1 && entries.nameless.length > 1) return 0.5;
  if (entries.mayTurn || isUndecided || entries.isUnclear || named.some(({ isSure }) => !isSure)) return 0.5;
  return entries.unread === 0 ? 0.9 : 0.75;
};

/**
 * True for a message that is about something else, or of which not every word is accounted for: then it is read as free speech. What
 * stands right beside a name may stay a remark: `a friend from church`.
 */
export const isNoAnswer = (interview: Interview, entries: EntriesHeard): boolean => {
  const { items, placings, out } = entries;
  if (isPeopleAsked(interview) && items.some((item) => item.kind === 'subject' && isListedAside(item.subject, out)))
    return true;
  if (entries.omitted.length > 0 && omittedIn(interview) === undefined) return true;
  if (items.some((item) => item.kind === 'omit') && entries.omitted.length === 0) return true;
  if (items.some((item) => item.kind === 'remark' && item.hasPeople)) return true;
  if (items.some((item) => item.kind === 'subject' && isStranger(item.subject, placings.size > 0))) return true;
  const isOfDeath =
    placings.size === 0 &&
    items.some((item) => item.kind === 'dead' || (item.kind === 'subject' && item.subject.isDead));
  const isAside = placings.size === 0 && items.some((item) => item.kind === 'subject' && item.subject.isAside);
  const saysNothing =
    placings.size === 0 &&
    out.length === 0 &&
    !items.some(({ kind }) => telling.test(kind)) &&
    entries.nameless.length === 0;
  return (
    isAside ||
    isOfDeath ||
    saysNothing ||
    hasUnread(entries) ||
    hasLooseRemark(entries) ||
    speaksOfOther(interview, entries)
  );
};

const isPeopleAsked = ({ plan, asked }: Interview): boolean =>
  asked?.kind === 'fact' && findQuestion(plan, asked.field)?.kind === 'people';

// Whoever lists people lists those too of whom more is said: "Ann Lee, and Hank Lee is in Dubai".
const isListedAside = ({ called, isAside, isOut }: Subject, out: readonly string[]): boolean =>
  isAside && !isOut && called.kind === 'name' && [called.name, ...called.known].some((name) => out.includes(name));

/** Two between whom nobody has chosen, or somebody on a condition that is not understood: asked again, whatever else is said. */
export const isUndecided = ({ items, placings, nameless }: EntriesHeard): boolean => {
  const [start] = items;
  if (start?.kind === 'condition' && placings.size === 0) return true;
  const all = [...placings.values()].flatMap(({ people }) => people);
  if (all.length === 0 || !all.every(({ isKnown }) => isKnown) || nameless.length > 0) return false;
  const at = items.findIndex(({ kind }) => kind === 'or');
  const isPlaced = (some: readonly Item[]): boolean => some.some((item) => placings.has(item));
  const isChoice = at > 0 && isPlaced(items.slice(0, at)) && isPlaced(items.slice(at + 1));
  return isChoice || items.some((item) => item.kind === 'condition');
};

// Somebody new who is only spoken of, or turned down, is no part of an answer.
const isStranger = ({ called, isAside, isOut, isDead }: Subject, isAnswered: boolean): boolean =>
  called.kind === 'name' && called.known.length !== 1 && ((isAside && !isAnswered) || (isOut && !isDead));

/** The question for those who are left out on purpose, where the document has one that is not answered. */
export const omittedIn = ({ plan, facts }: Interview): FactQuestion | undefined =>
  plan.questions.find(
    ({ field, names, kind }) => names === 'omitted' && kind === 'people' && facts[field] === undefined,
  );

/** True where no word is left that could turn what was understood. */
export const isWholly = ({ items, mayTurn, unread, isUnclear }: EntriesHeard): true | undefined =>
  !mayTurn && unread === 0 && !isUnclear && !items.some(({ kind }) => kind === 'or') ? true : undefined;

const telling = /^(?:share|rest|whole|equal|nobody|heirs|age|outright)$/u;
const mostBeside = 6;

// Words that nothing explains, but for a few behind a name.
const hasUnread = ({ items, text }: EntriesHeard): boolean => {
  const left = items.flatMap((item, at) => (item.kind === 'left' || item.kind === 'condition' ? [at] : []));
  if (left.length === 0) return false;
  // "The Vanguard money goes in too": what lies there, not who it is.
  const isHolding = (at: number): boolean => {
    const item = items[at];
    return item?.kind === 'left' && holdings.test(text.slice(item.start, item.end).toLowerCase());
  };
  if (left.some((at) => items[at - 1]?.kind === 'subject' && isHolding(at))) return true;
  const isBesideName = (at: number): boolean => {
    const from = items.slice(0, at).findLastIndex(({ kind }) => !/^(?:left|filler|to)$/u.test(kind));
    const next = items.slice(at).find(({ kind }) => !/^(?:left|filler|to)$/u.test(kind));
    // "Mount Olive Church, the building fund".
    const isApposed =
      items[from]?.kind === 'comma' && items[from + 1]?.kind === 'filler' && from + 2 === at0(items, at);
    const before = items[isApposed ? from - 1 : from];
    return before?.kind === 'subject' && (next === undefined || /^(?:comma|stop|dash|remark)$/u.test(next.kind));
  };
  return left.length > mostBeside || !left.every((at) => isBesideName(at));
};

const holdings = /^(?:money|accounts?|funds?|savings|stocks?|shares|checking|brokerage|mortgage|policy|policies)$/u;

// The first of several words in a row that nothing explains.
const at0 = (items: EntriesHeard['items'], at: number): number => {
  let from = at;
  while (items[from - 1]?.kind === 'left') from -= 1;
  return from;
};

// What the speaker says of something else is an answer to nothing.
const hasLooseRemark = ({ items, placings, text }: EntriesHeard): boolean => {
  const remarks = items.filter((item) => item.kind === 'remark').filter(({ isOfLast }) => isOfLast !== true);
  if (remarks.length === 0) return false;
  if (placings.size === 0 && !items.some(({ kind }) => telling.test(kind))) return true;
  // "Charlotte lives in Spain and she gets 70".
  const isOfTaker = (at: number): boolean => items[at - 1]?.kind === 'subject' && items[at + 2]?.kind === 'gets';
  // "She passed on in 2011, the diabetes took her": how somebody died.
  const isOfDead = (at: number): boolean => {
    const before = items.slice(0, at).findLast(({ kind }) => !/^(?:comma|stop|dash)$/u.test(kind));
    const start = before?.kind === 'subject' && before.subject.isDead ? remarkStart(items[at]) : undefined;
    return start !== undefined && /^(?:it|that|the)\b/iu.test(text.slice(start));
  };
  // "Ana Cruz. Ana is at the bank all day, she knows money": of somebody who is named besides.
  const isOfNamed = (at: number): boolean => {
    const said = items[at - 1];
    return (
      said?.kind === 'subject' &&
      items.some(
        (item) =>
          item !== said && item.kind === 'subject' && placings.has(item) && isOfSame(item.subject, said.subject),
      )
    );
  };
  return remarks
    .filter((remark) => ![isOfTaker, isOfDead, isOfNamed].some((isOf) => isOf(items.indexOf(remark))))
    .some(
      ({ start, end }) =>
        !/^(?:he|she|they|hes|shes|theyre|im|was named|who|because|since|cause|cuz|cos|as|his|her|their|i|we|no|from|near|at|in|out|up|back|over|down|across|though|although)\b/iu.test(
          text.slice(start, end),
        ),
    );
};

const isOfSame = ({ called: one }: Subject, { called: other }: Subject): boolean =>
  one.kind === 'name' && other.kind === 'name' && (isMeantBy(one.name, other.name) || isMeantBy(other.name, one.name));

const remarkStart = (item: EntriesHeard['items'][number] | undefined): number | undefined =>
  item?.kind === 'remark' ? item.start : undefined;

// What is left speaks of what another question asks: "Ann, and my address is …".
const speaksOfOther = ({ plan, asked }: Interview, { items, text }: EntriesHeard): boolean => {
  const field = asked?.kind === 'fact' || asked?.kind === 'detail' ? asked.field : undefined;
  const namesOf = ({ called = [], label }: FactQuestion): readonly string[] => [...called, label.toLowerCase()];
  const others = plan.questions.filter((question) => question.field !== field).flatMap(namesOf);
  const own = plan.questions.filter((question) => question.field === field).flatMap(namesOf);
  return items
    .filter((item) => item.kind === 'left' || item.kind === 'remark')
    .map(({ start, end }) => ` ${text.slice(start, end).toLowerCase()} `)
    .filter((words) => !isMarriedThere.test(words))
    .some((words) =>
      others.some(
        (word) =>
          !own.includes(word) && word.length > 3 && (words.includes(` ${word} `) || words.includes(` ${word}s `)),
      ),
    );
};

// "Amber Dube, she's married": said of somebody who is named.
const isMarriedThere =
  /^ (?:s?he|they)(?:['’]?(?:s|re))?(?: is| are| got| was)?(?: (?:happily|now|already|just|newly))* (?:married|divorced|engaged|single)(?: (?:now|already|with (?:kids|children|a family|\d kids)))* $/u;

const oneNameSaid =
  /\b(?:(?:only|just|have|has|with|got) (?:the )?(?:one|a single) names?|one name only|single names?|no (?:last|sur|family|second) ?-?names?)\b/iu;

/** What is noted of those named whose one name was said to be the whole of it. */
export const wholeNamesIn = (message: string, named: readonly Pick<Meant, 'name'>[]): Pick<Answer, 'declined'> => {
  const single = oneNameSaid.test(message) ? named.filter(({ name }) => !name.includes(' ')) : [];
  return single.length === 0 ? {} : { declined: single.map(({ name }) => wholeName(name)) };
};

/** Heard, and nothing of it can be recorded: who is left out, or two who are not chosen between. */
export const nothingSaid = (entries: EntriesHeard): Answer => ({
  patch: [],
  rest: entries.beside,
  ...namelessOf(entries),
});

/** Those of whom only a relation was said, to be asked for by name. */
export const namelessOf = ({ nameless }: EntriesHeard): Pick<Answer, 'nameless'> =>
  nameless.length === 0
    ? {}
    : {
        nameless: nameless.map(({ called, candidates }) => ({
          phrase: `your ${called.phrase}`,
          relationship: called.relationship,
          isPlural: called.isPlural,
          candidates,
        })),
      };
