import { patternOf } from '#kit/pattern-of.ts';
import type { SpecificGift } from '#facts/shapes.ts';
import { findRecipients, type Recipient } from '#interview/answers/find-recipients.ts';
import type { Answer, AnswerReader } from '#interview/answers/heard.ts';
import { isSameValue } from '#kit/is-same-value.ts';
import { isUnsure } from '#interview/answers/read-no-value.ts';
import { isThing, takersBehind } from '#interview/answers/takers-behind.ts';
import { remarksBut } from '#interview/answers/weigh-rest.ts';
import { splitParts } from '#interview/answers/split-parts.ts';
import { splitSentences } from '#interview/language/clauses.ts';
import { isNothing } from '#interview/acts/nothing.ts';
import { joinGifts, restateGifts } from '#interview/lists/join-gifts.ts';
import type { Interview } from '#interview/interview.ts';

/** Who gets which thing or sum, and who gets it next; what else is said of either is kept in words. */
export const readGiftsAnswer: AnswerReader = ({ interview, question, message }) => {
  const parts = splitParts(message);
  if (parts.some(({ isQuestion }) => isQuestion)) return undefined;
  const propose = (value: unknown, confidence: number): Answer['patch'] => [
    { field: question.field, value, evidence: message, confidence },
  ];
  const opening = parts[0]?.low ?? '';
  const isNone =
    isNothing(message) ||
    (isNothing(opening) &&
      !findRecipients(interview, message).some(({ role }) => role === 'toward' || role === 'getter')) ||
    none.test(opening);
  if (isNone) {
    const rest = remarksBut(parts, (low) => isNothing(low) || none.test(low));
    return { act: 'no', patch: [], ...(rest.length > 0 && { rest }) };
  }
  if (parts.every(({ low }) => isUnsure(low))) return { act: 'unsure', patch: [] };
  const read = splitSentences(message).map(({ text }) => readSentence(text, findRecipients(interview, text)));
  const told = read.flatMap((one) => one.gifts);
  const gifts = told.length > 0 ? told : readFragment(interview, message);
  const setsApart =
    /\bnot\b/iu.test(message) &&
    findRecipients(interview, message).some(
      ({ role, start }) => role !== 'toward' && /\bnot\b[^,;.]*$/iu.test(message.slice(0, start)),
    );
  if (setsApart) return undefined;
  if (gifts.length === 0 || gifts.some(({ gift }) => isNoThing(gift.item))) return undefined;
  const before = (interview.facts[question.field] ?? []) as readonly SpecificGift[];
  const said = gifts.map(({ gift }) => gift);
  const isSure =
    gifts.every((one) => one.isSure) &&
    !/\b(?:maybe|perhaps|might|possibly|not|or|unless)\b|n't\b/iu.test(withoutAlternates(message));
  const rest = read.flatMap((one) => one.remarks);
  const isAnew = before.length > 0 && !adding.test(message);
  const { gifts: list, isSure: isWhole } = isAnew
    ? restateGifts(before, said)
    : { gifts: joinGifts(before, said), isSure: true };
  // Whoever says what is recorded already wants it so.
  if (isSameValue(list, before)) return { act: 'skip', patch: [], ...(rest.length > 0 && { rest }) };
  return {
    patch: propose(list, isSure && isWhole ? 0.9 : 0.5),
    ...(rest.length > 0 && { rest }),
  };
};

const adding = /\b(?:also|too|as well|add|another|besides|in addition|one more|plus)\b/iu;

// "Navy sword. Caleb": a thing, and a name that is all of what stands behind it.
const readFragment = (interview: Interview, message: string): readonly GiftSaid[] => {
  const { item = '', who = '' } =
    /^\s*(?<item>[^.,;:\n]{3,60})\s*[.,;:\n-]\s*(?<who>[^.,;:\n]{2,50})[\s.]*$/u.exec(message)?.groups ?? {};
  const [one, ...others] = who === '' ? [] : findRecipients(interview, who);
  const isAll = one !== undefined && others.length === 0 && one.start === 0 && one.end === who.trim().length;
  if (!isAll || !isThing(item) || findRecipients(interview, item).some(({ isSure }) => isSure)) return [];
  const { item: thing } = itemOf(item, true);
  return thing === '' ? [] : [{ gift: { recipient: one.name, item: thing }, isSure: one.isSure }];
};

/** The gifts that one sentence gives, and what it says besides; of everything else none. */
export const giftsIn = (interview: Interview, sentence: string): SentenceRead => {
  const read = readSentence(sentence, findRecipients(interview, sentence));
  return read.gifts.some(({ gift }) => isNoThing(gift.item)) ? { gifts: [], remarks: [] } : read;
};

// What is divided or denied, a condition, or an office: no thing or sum that is given to somebody.
const isNoThing = (item: string): boolean =>
  /^(?:to|nothing|anything|not|never|no|if|when|in case|should|unless|i don'?t|don'?t|everything|all(?: of it)?|it all)\b/iu.test(
    item,
  ) ||
  /^(?:(?:the )?(?:rest|remainder|remaining|residue|balance)|half|a (?:third|quarter|half))\b/iu.test(item) ||
  /\b(?:don'?t|do not|never|shouldn'?t|should not)\b|\b(?:shares?|percent|estate|residue|trustees?|executors?|guardians?|beneficiar\p{L}+|equally)\b|%/iu.test(
    item,
  );

const none =
  /^\W*(?:no (?:special |particular )?(?:gifts?|things?|stuff)|nope|nothing (?:special|in particular|like that)|none)\b/u;

const withoutAlternates = (message: string): string => message.replace(/\bor (?:if|else)\b/giu, '');

/** A gift as it was said. */
export interface GiftSaid {
  readonly gift: SpecificGift;
  readonly isSure: boolean;
}

/** What a sentence says of gifts. */
export interface SentenceRead {
  readonly gifts: readonly GiftSaid[];
  readonly remarks: readonly string[];
}

const readSentence = (text: string, found: readonly Recipient[]): SentenceRead => {
  const recipients = takersBehind(text, found);
  const takers = recipients.filter(({ role }) => role !== 'named');
  if (takers.length === 0) return { gifts: [], remarks: hasWords(text) && !closing.test(text) ? [text.trim()] : [] };
  const gifts: GiftSaid[] = [];
  const remarks: string[] = [];
  let from = 0;
  for (let at = 0; at < takers.length;) {
    if (takers[at]?.role === 'next') {
      at += 1;
      continue;
    }
    const group = groupFrom(text, takers, at);
    const [first] = group;
    const last = group.at(-1);
    const next = takers[at + group.length];
    if (!first || !last) break;
    const isToward = first.role === 'toward';
    const end = isToward ? last.end : next ? startOf(text, next, last.end) : text.length;
    const said = isToward ? text.slice(from, first.linkStart) : text.slice(last.linkEnd, end);
    const { item, condition } = itemOf(said, isToward);
    const alternate = next && isAlternate(text.slice(last.end, next.linkStart)) ? next : undefined;
    const isEach = first.all?.isEach === true || /\beach\b|\bapiece\b/iu.test(said);
    if (item !== '')
      for (const { one, name } of group.flatMap((taker) => namesOf(taker).map((each) => ({ one: taker, name: each }))))
        gifts.push({
          gift: {
            recipient: name,
            item: item.replace(/\s*\b(?:each|apiece)\b\s*/iu, ' ').trim(),
            ...(alternate && { alternate: alternate.name }),
          },
          isSure:
            one.isSure && ((group.length === 1 && one.all === undefined) || isEach) && (alternate?.isSure ?? true),
        });
    if (condition !== '') remarks.push(condition);
    const used = alternate ?? last;
    const following = takers[at + group.length + (alternate ? 1 : 0)];
    from = isToward ? afterRemark(text, used.end, following, remarks) : end;
    if (alternate && !isToward) from = alternate.end;
    at += group.length + (alternate ? 1 : 0);
  }
  return { gifts, remarks: remarks.filter(hasWords) };
};

const namesOf = ({ name, all }: Recipient): readonly string[] => all?.names ?? [name];

const closing = /^\W*(?:nothing (?:else|more)|that'?s (?:it|all|everything)|thank you|thanks|none other)\W*$/iu;
const hasWords = (words: string): boolean => (words.match(/\p{L}{3,}/gu) ?? []).length > 1;

// "To Perla and Amos": several who get the same.
const groupFrom = (text: string, takers: readonly Recipient[], at: number): readonly Recipient[] => {
  const group: Recipient[] = [];
  for (let next = at; next < takers.length; next += 1) {
    const [before, one] = [group.at(-1), takers[next]];
    if (!one) break;
    if (before?.role === 'toward' && one.role === 'getter') break;
    if (
      before &&
      !/^\s*(?:,|and|&|,\s*and)\s*(?:to )?(?:(?:my|our) (?:\p{L}+ )?)?$/iu.test(text.slice(before.end, one.start))
    )
      break;
    group.push(one);
  }
  return group;
};

// Where the part of a taker begins who gets something: behind what joins it to the gift before.
const startOf = (text: string, next: Recipient, after: number): number => {
  const between = text.slice(after, next.start);
  const joint = /(?:,?\s*\b(?:and|but|then)|[,;])\s*(?:(?:my|our|the) (?:\p{L}+ )?)?$/iu.exec(between);
  return after + (joint?.index ?? between.length);
};

const alternateCue =
  /\b(?:if (?:not|she|he|they|that)|or if|otherwise|in case|should (?:she|he|they)|or else|and then)\b/iu;
// "But only if they still hold services": a condition, and nobody who takes instead.
const isAlternate = (between: string): boolean =>
  alternateCue.test(between) &&
  !/\bonly\s+(?:if|when|in case)\b/iu.test(between) &&
  !/\bmy\b.{0,30}\bto\s*$/iu.test(between.replace(alternateCue, ''));

// What is said behind a taker up to the next gift: a reason, a purpose, a condition.
const afterRemark = (text: string, from: number, next: Recipient | undefined, remarks: string[]): number => {
  const until = next ? next.linkStart : text.length;
  const between = text.slice(from, until);
  const cut = next ? cutBehind(between) : undefined;
  const at = next ? (cut ? cut.index + cut[0].length : 0) : between.length;
  const said = (next ? between.slice(0, cut?.index ?? 0) : between).replace(/^[\s,]+|[\s.,]+$/gu, '');
  if (hasWords(said) && !closing.test(said)) remarks.push(said);
  return from + at;
};

const cuts = /(?:^|[,;]|\s)\s*(?:and|plus|also)\s+|^\s*,\s*/iu;
// "Naomi, who always loved it, and the clock": what is said of the taker ends before the next gift.
const ofTaker = /^\s*,?\s*(?:who|whom|since|because|as)\b/iu;
const behindTaker = [
  /,\s*(?:and|plus|also)\s+/iu,
  /[,;]\s*/u,
  /\s(?:and|plus|also)\s+(?=(?:the|my|our|an?)\b|\$|\d)/iu,
];
const cutBehind = (between: string): RegExpExecArray | null => {
  const [lead = ''] = ofTaker.exec(between) ?? [];
  const found =
    lead === ''
      ? undefined
      : behindTaker.map((cut) => cut.exec(between.slice(lead.length))).find((cut) => cut !== null);
  if (found) found.index += lead.length;
  return found ?? cuts.exec(between);
};

const opening = patternOf(
  'iu',
  String.raw`^[\s,.;:-]*(?:(?:and|but|also|plus|then|yes|ok|okay|well|oh|please|just|only|first|i forgot`,
  String.raw`|(?:add|note|write down|put down)(?: that)?)\b[\s,]*)*(?:i (?:hereby |also )?(?:give|leave|bequeath`,
  "|devise)(?: and bequeath)?|i(?:'d| would| want| wish|'ll| will)?(?: also)? (?:like|want|wish|love|leave",
  String.raw`|give)(?: to (?:give|leave|see))?|(?:give|leave)s?)?(?:\s+that)?\s*`,
);
const closingVerb = patternOf(
  'iu',
  String.raw`[\s,]*(?<!\b(?:in|inside|on|with)\s)\b(?:(?:should|will|would|must|is to|are to|shall|can|to|that'?s|that is|which|it|they|all|is|are|both) ?)*(?:go|goes`,
  String.raw`|going|gone|be given|be left|pass|is|are|that'?s|belongs?)?[\s,]*$`,
);
const conditions = /[\s,]+\b((?:if|when|once|unless|provided|as long as|until|because|since|so that)\b.*)$/iu;

// "My mother came over with one ring, that ring is for Gianna": the story stands before the thing.
const told = /^(?<story>(?:\S+\s+){3,}\S+),\s*(?:and |so )?(?:that|this) (?<thing>[^,]{2,60})$/iu;

const itemOf = (said: string, isToward: boolean): { readonly item: string; readonly condition: string } => {
  const plain = said.replace(opening, '').replace(/^\s*(?::|-)\s*/u, '');
  const story = isToward ? told.exec(plain.replace(closingVerb, '')) : undefined;
  if (story?.groups) return { item: story.groups['thing'] ?? '', condition: story.groups['story'] ?? '' };
  const condition = isToward ? '' : (conditions.exec(plain)?.[1] ?? '');
  const bare = (isToward ? plain.replace(closingVerb, '') : plain.replace(conditions, ''))
    .replace(/^(?:my|our)\s+/iu, '')
    .replace(/\s+instead[\s.,;:!]*$/iu, '')
    .replace(/^[\s,]+|[\s.,;:]+$/gu, '');
  return { item: /[\p{L}\p{N}]{2}/u.test(bare) ? bare.slice(0, 300) : '', condition };
};
