import type { FieldId } from '#facts/facts.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { editFact, type Values } from '#interview/edits/change-list.ts';
import type { OrderReader } from '#interview/edits/edit.ts';
import { findMentions } from '#interview/edits/find-mentions.ts';
import type { Desk } from '#interview/edits/known-entries.ts';
import { readShares } from '#interview/edits/read-shares.ts';
import type { Entry } from '#interview/lists/list-edit.ts';
import { spellOutInDigits } from '#interview/language/numbers.ts';
import { parseFact } from '#interview/set-fact.ts';
import { patternOf } from '#kit/pattern-of.ts';

const sum = String.raw`\$?\d[\d,.]*(?<!,)(?:\s*(?:k|thousand|grand|million))?(?![\d%])`;
const counted = String.raw`(?:\s*(?:%|percent|days?|years?(?: old)?|dollars?|bucks))?`;
const small = String.raw`(?:(?:so|please|just|better|rather|let's|lets|i think|maybe|we)[\s,]+)*`;
const forms: readonly RegExp[] = [
  // "25 is too young, make it 35", "2,000 won't cover it. Make it 3,000"
  patternOf(
    'iu',
    String.raw`^(?:(?:the|my|our|age|at|only|just)\s+)*(?<old>${sum})${counted}\s+(?:[^.;!?]*\s)?(?:is|are|was|seems?|sounds?|feels?|won't|wont|will not|isn't|isnt|aren't`,
    String.raw`|doesn't|does not|can't|cannot)\b[^.;!?]*?[.,;!]+\s*${small}(?:(?:make|put|set|change|raise|lower|let) (?:it|that|them|him|her|those)(?: be)?(?: up| down)?(?: to| at)? )?`,
    String.raw`(?<fresh>${sum})${counted}(?: (?:is|would be|will be|should be) (?:enough|better|plenty|right|fine))?$`,
  ),
  // "make the 30 days 60", "change 5,000 to 7,500"
  patternOf(
    'iu',
    String.raw`^(?:make|change|raise|lower|set|turn|increase|reduce|bump) (?:the |my |our |that |those )?(?<old>${sum})${counted}`,
    String.raw`(?: (?:to|into|up to|down to|with))? (?<fresh>${sum})${counted}$`,
  ),
  // "give Juliana ten thousand instead of five"
  patternOf(
    'iu',
    String.raw`^(?:(?:give|leave|make|let|pay)\s+)?(?:[\p{L}' ]{2,40}\s+)?(?:(?:have|get|gets|at|be|is|to|should)\s+)*(?<fresh>${sum})${counted},? (?:instead of|rather than|and not|not) (?<old>${sum})${counted}$`,
  ),
];

/** "25 is too young, make it 35", "make the 30 days 60": what is recorded once is called by what it is now. */
export const readOutdated: OrderReader = (desk, { text, whole, before }) => {
  if (/\b(?:if|unless|when|worth|valued?)\b|\?/iu.test(text)) return undefined;
  const plain = spellOutInDigits(text.replaceAll('’', "'")).replace(/\s+/gu, ' ').trim();
  const { old, fresh } = forms.map((form) => form.exec(plain)?.groups).find((groups) => groups !== undefined) ?? {};
  const [said, to] = [amountIn(old), amountIn(fresh)];
  if (said === undefined || to === undefined) return undefined;
  // "Ten thousand instead of five"
  const from = to >= 1000 && said < 100 ? said * 1000 : said;
  const people = findMentions(desk, text).flatMap(({ candidates }) => (candidates.length === 1 ? candidates : []));
  const [person, ...others] = people;
  const share =
    person && others.length === 0 && !/\$|dollar|\byears?\b|\byoung\b|\bage\b|\bold\b/iu.test(text) && from <= 100
      ? readShares(desk, { text: `${person.name} ${to}%`, whole: `${whole} %`, before })
      : undefined;
  const isShare = /%|percent|\bshares?\b/iu.test(text);
  const places = placesOf(
    desk,
    people.map(({ name }) => name),
  ).filter(
    ({ amount, kind }) =>
      amount === from && (!isShare || kind === 'share') && (!tellsKind(text) || tellsKind(text) === kind),
  );
  const [place, ...more] = places;
  if (!place) return share;
  if (more.length > 0) return undefined;
  // "Five thousand is too much, make it two": two thousand, very likely.
  const isShort = from >= 1000 && to < 100;
  const values = place.set(isShort ? to * 1000 : to);
  return values && { values, confidence: isShort ? 0.5 : 0.85, isWeak: true };
};

const amountIn = (said: string | undefined): number | undefined => {
  const [, digits = '', unit = ''] = /([\d,.]+)\s*(\p{L}*)/u.exec(said ?? '') ?? [];
  const amount = Number(digits.replaceAll(',', '').replace(/\.$/u, ''));
  const times = /^(?:k|thousand|grand)$/iu.test(unit) ? 1000 : /^million$/iu.test(unit) ? 1_000_000 : 1;
  return said === undefined || Number.isNaN(amount) ? undefined : amount * times;
};

type Kind = 'age' | 'days' | 'money' | 'share';

const tellsKind = (text: string): Kind | undefined => {
  if (/\b(?:young|old|ages?|immature|mature|grown)\b/iu.test(text)) return 'age';
  if (/\bdays?\b/iu.test(text)) return 'days';
  return /\$|\b(?:dollars?|bucks|money|thousand|grand|cover|cash)\b/iu.test(text) ? 'money' : undefined;
};

interface Place {
  readonly kind: Kind;
  readonly amount: number;
  readonly set: (to: number) => Values | undefined;
}

const placesOf = (desk: Desk, names: readonly string[]): readonly Place[] => [
  ...desk.questions.flatMap(({ kind, field }): readonly Place[] => {
    const value = desk.facts[field];
    if ((kind !== 'number' && kind !== 'money') || typeof value !== 'number' || field === desk.asked) return [];
    const times = kind === 'money' ? 100 : 1;
    const set = (to: number): Values | undefined =>
      parseFact(field, to * times).ok ? { [field]: to * times } : undefined;
    return [{ kind: kind === 'money' ? 'money' : 'days', amount: value / times, set }];
  }),
  ...desk.questions.flatMap(({ field }) => agesIn(desk, field, names)),
  ...desk.things.flatMap((thing): readonly Place[] => {
    const { recipient } = thing;
    const isSum = /^\$?\s?\d[\d,.]*\s*(?:k|thousand)?(?:\s*dollars)?$/iu.test(spellOutInDigits(thing.words).trim());
    const isOf = names.length === 0 || names.some((name) => isSamePerson(name, recipient ?? ''));
    const amount = amountIn(spellOutInDigits(thing.words).replace(/\s+/gu, ' '));
    if (recipient === undefined || !isSum || !isOf || amount === undefined) return [];
    const set = (to: number): Values | undefined =>
      editFact(desk, thing.field, [
        { kind: 'rename', who: thing.words, name: `$${String(to).replace(/\B(?=(?:\d{3})+$)/gu, ',')}` },
      ]);
    return [{ kind: 'money', amount, set }];
  }),
];

const column = 'distributionAge';

// Those of a list who are paid at one age; of somebody who is named, theirs alone.
const agesIn = (desk: Desk, field: FieldId, names: readonly string[]): readonly Place[] => {
  const list = desk.facts[field] as unknown;
  if (!Array.isArray(list)) return [];
  const entries = (list as readonly Entry[]).filter(
    ({ name, [column]: age }) =>
      typeof age === 'number' && (names.length === 0 || names.some((one) => isSamePerson(one, String(name)))),
  );
  return [...new Set(entries.map((entry) => Number(entry[column])))].map((amount) => ({
    kind: 'age',
    amount,
    set: (to) =>
      editFact(
        desk,
        field,
        entries
          .filter((entry) => entry[column] === amount)
          .map(({ name }) => ({ kind: 'change', who: String(name), columns: { [column]: to } })),
      ),
  }));
};
