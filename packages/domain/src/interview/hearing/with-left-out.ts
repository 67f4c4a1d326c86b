import { isSamePerson } from '#facts/same-person.ts';
import { readPeople } from '#interview/answers/read-people.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import { type Desk, deskOf } from '#interview/edits/known-entries.ts';
import { readSlot } from '#interview/edits/read-slot.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview } from '#interview/interview.ts';
import { applicableQuestions } from '#interview/missing-facts.ts';
import { type Reading, sureEnough } from '#interview/reading.ts';
import { patternOf } from '#kit/pattern-of.ts';
import type { PlainDate } from '#kit/plain-date.ts';

const leftOut = patternOf(
  'giu',
  String.raw`(?:^|[.;,!]|\band\b|\bbut\b|\bthat\b)\s*(?<who>[^.;,!]{2,40}?)\s+(?:(?:(?:is|are|was|were|be|being|has been)\s+)*(?:left|cut) out`,
  String.raw`|(?:gets?|receives?|inherits?|takes?|is getting|is to get|should get|will get) (?:nothing|none|not (?:a|one) (?:(?:single|red) )?(?:thing|cent|dime|penny))`,
  String.raw`|(?:(?:is|are|should|shall|must|will|does|do) not|isn'?t|aren'?t|shouldn'?t|won'?t|doesn'?t|don'?t) (?:to )?(?:get|receive|have|inherit|see) (?:anything|any of it|(?:a|one) (?:(?:single|red) )?(?:thing|cent|dime|penny)))\b`,
);

// "Leave out my brother Carl", "I cut Ted out completely", "a stepson, Ned, for whom I make no provision".
const orders = [
  patternOf(
    'giu',
    String.raw`(?<before>[^.;!]*)\b(?:leav(?:e|es|ing) out|exclud(?:e|es|ing)|disinherit(?:s|ing)?|omit(?:s|ting)?|cut(?:s|ting)? (?:out|off)`,
    String.raw`|(?:nothing|not a (?:dime|cent|penny)) (?:at all )?(?:goes to|is for|for|should go to|to)) (?<who>[^.;!]{3,120})`,
  ),
  /(?<before>[^.;!]*)\b(?:leav(?:e|es|ing)|cut(?:s|ting)?|keep(?:s|ing)?|writ(?:e|ing)) (?<who>[^.;!]{3,80}?) out\b/giu,
  // It is said of whoever was named last.
  patternOf(
    'giu',
    String.raw`(?<who>[^.;!]{3,80}?),? (?<last>for|to) whom (?:i|we) (?:(?:intentionally|deliberately|purposely|knowingly|expressly) )?`,
    String.raw`(?:make no provision|(?:leave|give) nothing|do not (?:leave|give) anything)`,
  ),
];
const denied = /\b(?:not|never|nobody|none)\b|n't\b/iu;
// Why, or from what, somebody is left out.
const behind = patternOf(
  'iu',
  String.raw`[\s,]*\b(?:on purpose|intentionally|deliberately|completely|entirely|altogether|because|since|as (?:he|she|they)|who|(?:he|she|they) (?:has|had|have|is|are|knows?|did|got|was|were|never|already)`,
  String.raw`|from (?:everything|it all|all of (?:it|this)|(?:my|the) (?:trust|will|estate)))\b.*$`,
);

/**
 * A wish told in own words, or a list of the family, that leaves somebody out: whether they are left out on purpose is asked back
 * beside it.
 */
export const withLeftOut = (
  interview: Interview,
  reading: Reading,
  { message, today }: { readonly message: string; readonly today: PlainDate },
): Reading => {
  const { asked, plan, facts } = interview;
  const question = asked?.kind === 'fact' ? findQuestion(plan, asked.field) : undefined;
  const isTold =
    saysNothingFor(message) ||
    ((question?.kind === 'longText' || question?.relation === 'child') &&
      reading.patch.some(({ field }) => field === question.field));
  const omitted = isTold ? applicableQuestions(interview).find(({ names }) => names === 'omitted') : undefined;
  if (!omitted || facts[omitted.field] !== undefined || reading.patch.some(({ field }) => field === omitted.field))
    return reading;
  const desk = deskOf(interview, facts, today);
  const found = [
    ...[...message.matchAll(leftOut)].flatMap(({ index, groups: { who = '' } = {} }) => {
      // "I have a son, Orrin, but he is not to get a dime".
      if (pronoun.test(who)) return namedBefore(reading, question, message.slice(0, index));
      const known = knownIn(desk, who);
      return known.length > 0 || denied.test(who) ? known : namedIn(desk, omitted, who);
    }),
    ...orders.flatMap((order) =>
      [...message.matchAll(order)].flatMap(({ groups: { before = '', who = '', last } = {} }) => {
        const people = denied.test(before) ? [] : peopleIn(desk, omitted, who.replace(behind, ''));
        return last === undefined ? people : people.slice(-1);
      }),
    ),
  ];
  const value = found.filter(({ name }, index) => found.findIndex((one) => isSamePerson(one.name, name)) === index);
  if (value.length === 0) return reading;
  const proposal = { field: omitted.field, value, evidence: message, confidence: sureEnough - 0.05 };
  return { ...reading, patch: [...reading.patch, proposal] };
};

/** True for “nothing for my brother”: it leaves somebody out, and is no answer that there is nothing. */
export const saysNothingFor = (message: string): boolean => forNobody.test(message.replaceAll('’', "'"));

/** Those words without what denies them: `my brother`. */
export const whoGetsNothing = (message: string): string =>
  message.replace(/^.*?\b(?:for|to) (?=(?:my|our|his|her)\b|\p{Lu})/u, '').replace(behind, '');

const forNobody = patternOf(
  'u',
  String.raw`^\W*(?:(?:[Nn]o|[Aa]nd|[Bb]ut|[Oo]h|[Yy]es|[Oo]k|[Ww]ell|[Oo]nly|[Jj]ust)\W+)*(?:[Nn]othing|[Nn]ot a (?:dime|cent|penny|thing)|[Zz]ero|[Nn]ada)(?: at all)?`,
  String.raw` (?:for|to|goes to|is for|should go to) (?:(?:my|our|his|her)\s+(?!(?:part|side|opinion|knowledge|now)\b)\p{L}|\p{Lu}\p{L}+)`,
);

interface LeftOut {
  readonly name: string;
  readonly relationship?: string;
}

// "Her husband" is neither she nor anybody who is known.
const ofOthers = /^\W*(?:his|her|their) \p{L}/iu;

const knownIn = (desk: Desk, who: string): readonly LeftOut[] =>
  denied.test(who) || ofOthers.test(who)
    ? []
    : readSlot(desk, who)
        .people.filter(({ isMaker }) => !isMaker)
        .map(({ name, relationships: [relationship] }) => ({
          name,
          ...(relationship !== undefined && { relationship }),
        }));

// Those who are named there for the first time, and whoever is known beside them.
const namedIn = ({ interview, today }: Desk, omitted: FactQuestion, who: string): readonly LeftOut[] => {
  const asked = { kind: 'fact', field: omitted.field } as const;
  const heard = readPeople({ interview: { ...interview, asked }, question: omitted, asked, message: who, today });
  const value = heard?.patch.find(({ field }) => field === omitted.field)?.value;
  return Array.isArray(value) ? (value as readonly LeftOut[]).filter(({ name }) => name.includes(' ')) : [];
};

const pronoun = /^(?:(?:and|but|that|so) )*(?:he|she)$/iu;

// The last one of those who are read whose first name stands before.
const namedBefore = ({ patch }: Reading, question: FactQuestion | undefined, before: string): readonly LeftOut[] => {
  const value = patch.find(({ field }) => field === question?.field)?.value;
  const people = (Array.isArray(value) ? value : []) as readonly LeftOut[];
  const placeOf = ({ name }: LeftOut): number => before.lastIndexOf(name.split(' ')[0] ?? name);
  const [last] = people.filter((one) => placeOf(one) >= 0).toSorted((one, other) => placeOf(other) - placeOf(one));
  return last === undefined
    ? []
    : [{ name: last.name, ...(last.relationship !== undefined && { relationship: last.relationship }) }];
};

const peopleIn = (desk: Desk, omitted: FactQuestion, who: string): readonly LeftOut[] => {
  const named = namedIn(desk, omitted, who);
  return named.length > 0 ? named : knownIn(desk, who);
};
