import type { FieldId } from '#facts/facts.ts';
import { definitionOf } from '#facts/people-in.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { editFact } from '#interview/edits/change-list.ts';
import type { Edit } from '#interview/edits/edit.ts';
import { hasCommon } from '#interview/edits/full-name.ts';
import { type Desk, isOfTakers, type KnownPerson } from '#interview/edits/known-entries.ts';
import { linesOf } from '#interview/edits/lines-of-office.ts';
import { officesBefore } from '#interview/edits/office-before.ts';
import { peopleSaid, type Said } from '#interview/edits/people-said.ts';
import { placesCalled } from '#interview/edits/places-called.ts';
import { replaceInLine } from '#interview/edits/replace-in-line.ts';
import type { Part } from '#interview/edits/split-orders.ts';
import { isConditional } from '#interview/edits/is-conditional.ts';
import { splitSentences } from '#interview/language/clauses.ts';
import { patternOf } from '#kit/pattern-of.ts';

/** What free words come to, and the words that say it. */
export interface FreeEdit {
  readonly edit: Edit;
  readonly taken: Part;
}

/**
 * Somebody in the place of somebody else, however it is said around it: "Trustee after Nadine, make that Leanna, not Curt", "she is not well,
 * so let us have my niece Rosa Gill as the second one instead of her". Who takes the place and who leaves it must both be plain.
 */
export const readInPlace = (desk: Desk, text: string): FreeEdit | undefined => {
  if (text.search(markers) === -1) return undefined;
  const said = peopleSaid(desk, text);
  for (const change of changesIn(text, said)) {
    const sentence = splitSentences(text).find(({ start, end }) => start <= change.at && change.at < end + 1);
    const isOnlyThen = sentence !== undefined && isConditional(sentence.text);
    if (!sentence || (isOnlyThen && !whenNobodyLives.test(sentence.text)) || sums.test(change.between)) continue;
    const topic = officesBefore(desk, text.slice(0, sentence.start));
    const edit = replaceIn(desk, sentence, { ...change, said, isOnlyThen, topic });
    if (edit) return { edit, taken: isOnlyThen ? sentence : takenBy(text, sentence, change) };
  }
  return undefined;
};

interface Change {
  readonly fresh: Said;
  readonly old: Said;
  /** Where it is said that one takes the place of the other. */
  readonly at: number;
  readonly between: string;
  /** Who leaves the place is named beside the words that say so. */
  readonly isPlain: boolean;
}

const sums = /[%$]|\d|\b(?:percent|half|gifts?|shares?)\b|\bis (?:my|our|the|a|an)\b/iu;
const markers = patternOf(
  'giu',
  String.raw`(?<![\p{L}'])(?:(?<of>not|(?<=\b(?:rather|sooner|better|prefer)\b[^.;!?]{2,60}\s)than|instead of|rather than|in (?:the )?(?:place|stead) of|in lieu of)(?:\s+(?<back>him|her|them)(?!\p{L}))?`,
  String.raw`|(?<alone>instead(?! of)|in (?:his|her|their) (?:place|stead|spot)|(?:take|takes|taking|have|has) (?:his|her|their) (?:place|spot)))(?!\p{L})`,
);

const changesIn = (text: string, said: readonly Said[]): readonly Change[] =>
  [...text.matchAll(markers)].flatMap(({ 0: words, index, groups = {} }): readonly Change[] => {
    const end = index + words.length;
    const isNaming = groups['of'] !== undefined && groups['back'] === undefined;
    const named = isNaming ? said.find((one) => one.start >= end && leads.test(text.slice(end, one.start))) : undefined;
    if (isNaming && !named) return [];
    return freshBeside(text, said, { start: index, end: named?.end ?? end, named }).flatMap((fresh) => {
      const old = named ?? said.findLast((one) => one.start < index && one !== fresh && !isAnchor(text, one));
      if (!old?.known || old.known.isMaker || isSamePerson(fresh.name, old.name)) return [];
      const [from, to] = [Math.min(fresh.end, index), Math.max(fresh.start, index)];
      return [{ fresh, old, at: index, between: text.slice(from, to), isPlain: named !== undefined }];
    });
  });

const leads = /^\s+(?:(?:my|our|the)\s+)?$/iu;
const mostWords = 9;

// Who stands nearest to the words, before them or behind, in the same breath.
const freshBeside = (
  text: string,
  said: readonly Said[],
  { start, end, named }: Part & { readonly named: Said | undefined },
): readonly Said[] => {
  const isFree = (one: Said): boolean => one !== named && !isAnchor(text, one) && one.known?.isMaker !== true;
  const isNear = (between: string): boolean => between.split(/\s+/u).length <= mostWords && !/[.;!?]/u.test(between);
  const before = said.findLast((one) => one.end <= start && isFree(one));
  const behind = said.find((one) => one.start >= end && isFree(one));
  return [
    ...(before && isNear(text.slice(before.end, start).trim()) ? [before] : []),
    ...(behind && isNear(text.slice(end, behind.start).trim()) ? [behind] : []),
  ];
};

/** True for whoever only says after whom somebody comes: `behind Ann`. */
const isAnchor = (text: string, { start }: Said): boolean =>
  /(?:\bafter|\bbehind|\bfollowing|\bfollows)\s+(?:(?:my|our|the)\s+)?$/iu.test(text.slice(0, start));

// What is given where nobody else is left may be said with just that.
const whenNobodyLives =
  /\bif (?:none|nobody|no one|neither|both|all|everybody|everyone|they(?:'re| are)?(?: both| all)?)\b/iu;

interface Replacing extends Change {
  readonly isOnlyThen: boolean;
  /** The offices of which the sentence before speaks. */
  readonly topic: readonly FieldId[];
  readonly said: readonly Said[];
}

const replaceIn = (desk: Desk, sentence: Part & { readonly text: string }, change: Replacing): Edit | undefined => {
  const { fresh, old, said, isPlain, isOnlyThen, topic } = change;
  if (!old.known || isRespelled(fresh, old)) return undefined;
  const inside = said.filter(({ start, end }) => start >= sentence.start && end <= sentence.end);
  const anchors = inside.filter((one) => isAnchor(sentence.text, { ...one, start: one.start - sentence.start }));
  const called = placesCalled(desk, {
    text: sentence.text,
    spans: inside.map(({ start, end }) => ({ start: start - sentence.start, end: end - sentence.start })),
    among: placesOf(desk, old.known).filter((field) => !isOnlyThen || definitionOf(field).names === 'alternates'),
    behind: anchors.flatMap(({ known }) => known ?? []),
  });
  const spoken = called.isCalled ? [] : called.fields.filter((one) => topic.includes(one));
  const { fields, isCalled } = spoken.length > 0 ? { fields: spoken, isCalled: true } : called;
  if (answersOpen(desk, { fields, isCalled })) return undefined;
  const [field, ...others] = fields;
  if (field === undefined) return undefined;
  if (others.length > 0) return asksWhere(desk, { fields, fresh, old: old.known });
  const isSure = isPlain || isCalled;
  const values = seated(desk, field, { fresh, gone: old.known });
  return values && { values, confidence: isSure && (fresh.known || fresh.name.includes(' ')) ? 0.85 : 0.55 };
};

// "Leanne, not Leanna" spells a name.
const isRespelled = (fresh: Said, old: Said): boolean =>
  fresh.known === undefined && !fresh.name.includes(' ') && hasCommon(fresh.name, old.name);

const placesOf = (desk: Desk, { fields }: KnownPerson): readonly FieldId[] =>
  desk.questions
    .map(({ field }) => field)
    .filter(
      (field) =>
        fields.includes(field) &&
        (definitionOf(field).names === 'officers' || (isOfTakers(field) && Array.isArray(desk.facts[field]))),
    );

// What may answer the open question is no correction, unless it calls another place.
const answersOpen = (
  { asked, facts, interview }: Desk,
  { fields, isCalled }: { readonly fields: readonly FieldId[]; readonly isCalled: boolean },
): boolean =>
  interview.asked?.kind === 'fact' &&
  asked !== undefined &&
  facts[asked] === undefined &&
  (!isCalled || fields.includes(asked));

const seated = (
  desk: Desk,
  field: FieldId,
  { fresh, gone }: { readonly fresh: Said; readonly gone: KnownPerson },
): Edit['values'] => {
  const by = { name: fresh.name, ...(fresh.relationship !== undefined && { relationship: fresh.relationship }) };
  const line = linesOf(desk).find(({ first, list }) => first === field || list === field);
  if (line) return replaceInLine(desk, line, { gone: gone.name, by });
  if (fresh.known?.fields.includes(field)) return undefined;
  return editFact(desk, field, [{ kind: 'replace', who: gone.name, by }]);
};

const asksWhere = (
  { questions }: Desk,
  { fields, fresh, old }: { readonly fields: readonly FieldId[]; readonly fresh: Said; readonly old: KnownPerson },
): Edit => ({
  which: {
    sentence: `${old.name} stands in several places. Where should it be ${fresh.name}?`,
    choices: questions
      .filter(({ field }) => fields.includes(field))
      .map(({ label }) => `Replace ${old.name} with ${fresh.name} in ${label}`),
  },
});

// From whoever is named first to the words that say it; what stands around it is left.
const takenBy = (text: string, sentence: Part, { fresh, old, at, isPlain }: Change): Part => {
  const start = Math.max(sentence.start, Math.min(fresh.start, isPlain ? old.start : at, at));
  const end = Math.max(fresh.end, isPlain ? old.end : at, at);
  const stop = text.slice(end, sentence.end).search(/[,;]|\s(?:and|but|because|since|so)\s/u);
  return { start: clauseStart(text, sentence.start, start), end: stop < 0 ? sentence.end : end + stop };
};

// The clause in which it begins, with what is said of the office before a comma: "trustee after Ann, make that Bea".
const clauseStart = (text: string, from: number, start: number): number => {
  const before = text.slice(from, start);
  const breaks = [...before.matchAll(/[,;]\s+|\s(?:and|but|because|since|so)\s/giu)].map(
    ({ 0: words, index }) => index + words.length,
  );
  const at = breaks.at(-1) ?? 0;
  return /\b(?:trustees?|agents?|executors?|guardians?|backups?|after|behind|second|next)\b/iu.test(
    before.slice(0, at),
  ) && before.slice(0, at).split(/\s+/u).length < 6
    ? from
    : from + at;
};
