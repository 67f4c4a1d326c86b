import type { FieldId } from '#facts/facts.ts';
import { definitionOf, peopleIn } from '#facts/people-in.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { eachApart } from '#interview/edits/each-apart.ts';
import { editFact } from '#interview/edits/change-list.ts';
import type { OrderReader } from '#interview/edits/edit.ts';
import type { Desk } from '#interview/edits/known-entries.ts';
import { type NewPerson, readNewPerson, relationOnly } from '#interview/edits/new-name.ts';
import { isInList } from '#interview/edits/others-share.ts';
import { onlyPerson } from '#interview/edits/read-slot.ts';
import { type SaidShare, sharesSaid } from '#interview/edits/said-share.ts';
import { saysOrganization } from '#facts/is-organization.ts';
import type { Entry, ListEdit } from '#interview/lists/list-edit.ts';
import { findShareColumn, shareSaid, totalOfList } from '#interview/lists/shares-of-list.ts';
import { analyzeMessage } from '#interview/language/analyze-message.ts';
import { spellOutInDigits } from '#interview/language/numbers.ts';
import { isAll, noShare, percentageOfShare, type Share, wholeShare } from '#kit/share.ts';
import { patternOf } from '#kit/pattern-of.ts';

// "Zion Church, our church, to have 10": what it is to whoever speaks.
const whatItIsToUs = /,\s+(?:which is )?(?:our|my) (?:\p{Ll}+ ){0,2}\p{Ll}+\s*,\s*/gu;

const leads = patternOf(
  'iu',
  String.raw`^(?:(?:make (?:it|that|them)|change (?:it|that|them|the shares) to|it should be|(?:i|we)(?:'d| would)? (?:want|like|prefer)(?: for)?|give|let|have|the shares (?:are|should be)|now|then|so|please|also|add|put in|include|i'?d like to give)[\s:,]+)+`,
);
const verbs = String.raw`gets?|takes?|has|have|should|receives?|goes?|to|for|with|at|is`;
const between = patternOf(
  'giu',
  String.raw`^[\s,:=-]*(?:(?:${verbs}|percent|a|the|of)\s+)*`,
  String.raw`|[\s,:=-]*(?:\b(?:${verbs}|and|(?:the )?(?:other|remaining))[\s,:=-]*)*$`,
);

interface Part {
  readonly who: string;
  readonly share: string;
  /** Somebody who takes a share for the first time. */
  readonly fresh?: NewPerson;
}

/** "45 Sebastian, 45 Odile and 10 for the Youth Ballet": all shares said anew, with somebody who had none. They must be all of it. */
export const readSharesAnew: OrderReader = (desk, { text }) => {
  if (/\b(?:if|unless|when|never)\b|n't\b|\?/iu.test(text)) return undefined;
  const spoken = eachApart(desk, spellOutInDigits(text).replace(leads, '').replace(whatItIsToUs, ' '));
  const said = partsSaid(desk, withRestInFigures(spoken));
  if (said === undefined || said.length < 2) return undefined;
  const fields = desk.questions.map(({ field }) => field).filter((field) => takes(desk, field, said));
  const [field, ...others] = fields;
  if (!field || others.length > 0) return undefined;
  const parts = said.map((part) => (part.fresh || isHeld(desk, field, part.who) ? part : joining(desk, part)));
  if (!parts.some(({ fresh }) => fresh !== undefined)) return undefined;
  const edits: readonly ListEdit[] = [
    ...parts.flatMap(({ fresh }): readonly ListEdit[] => (fresh ? [{ kind: 'add', entry: { ...fresh } }] : [])),
    { kind: 'divide', parts: parts.map(({ who, share }) => ({ who, share })) },
  ];
  const values = editFact(desk, field, edits);
  const { entries } = definitionOf(field);
  const isWhole = entries !== undefined && isAll(totalOfList(entries, (values?.[field] ?? []) as readonly Entry[]));
  return values && isWhole ? { values, confidence: 0.7, isWeak: true, about: [field] } : undefined;
};

// "10 percent to the shelter and the rest to Ann": the rest is what makes it whole.
const withRestInFigures = (text: string): string => {
  const sum = sumOf(sharesSaid(text));
  return isAll(sum) ? text : text.replace(rest, `${percentageOfShare(wholeShare.sub(sum))} percent`);
};
const rest = /\b(?:(?:all )?the (?:rest|remainder)(?: of it)?|everything else|all else|what(?:'s| is) left)\b/iu;

const sumOf = (said: readonly SaidShare[]): Share =>
  said.reduce((sum, { share }) => {
    const read = shareSaid(share);
    return read.ok ? sum.add(read.value) : sum;
  }, noShare);

const isHeld = ({ facts }: Desk, field: FieldId, who: string): boolean => {
  const list = facts[field] as unknown;
  return Array.isArray(list) && isInList([who], list as readonly Entry[]);
};

// Somebody who is known from elsewhere takes a share for the first time.
const joining = ({ facts }: Desk, part: Part): Part => {
  const stands = peopleIn(facts).filter(({ name }) => isSamePerson(name, part.who));
  const relationship = stands.find((one) => one.relationship !== undefined)?.relationship;
  return { ...part, fresh: { name: part.who, ...(relationship !== undefined && { relationship }) } };
};

// Everybody who has a share has one again.
const takes = (desk: Desk, field: FieldId, parts: readonly Part[]): boolean => {
  const { entries, names } = definitionOf(field);
  const list = desk.facts[field] as unknown;
  if (!entries || findShareColumn(entries) === undefined || !Array.isArray(list) || names === 'alternates')
    return false;
  const known = parts.filter(({ fresh }) => fresh === undefined);
  const held = (list as readonly Entry[]).map(({ name }) => String(name));
  return known.length > 0 && held.every((name) => known.some(({ who }) => isSamePerson(who, name)));
};

// Each share with the words behind it, or with those before it, the same way throughout or but for the last one.
const partsSaid = (desk: Desk, text: string): readonly Part[] | undefined => {
  const said = sharesSaid(text).filter(({ share }) => shareSaid(share).ok);
  if (said.length < 2) return undefined;
  const isBehind = text.slice(0, said[0]?.start).replace(between, '').trim() === '';
  if (!isAll(sumOf(said))) return undefined;
  const parts = said.map(({ share, ...at }, index) => {
    const words = isBehind ? text.slice(at.end, said[index + 1]?.start) : text.slice(endBefore(said, index), at.start);
    return partOf(desk, words, share);
  });
  return allOf(parts) ?? (isBehind ? turnedAtLast(desk, text, said) : undefined);
};

const allOf = (parts: readonly (Part | undefined)[]): readonly Part[] | undefined =>
  parts.some((part) => part === undefined) ? undefined : parts.flatMap((part) => part ?? []);

// "10 percent to the shelter, and Ann gets the other 90".
const turnedAtLast = (desk: Desk, text: string, said: readonly SaidShare[]): readonly Part[] | undefined => {
  const [before, last] = said.slice(-2);
  if (!before || !last || text.slice(last.end).replace(between, '').trim() !== '') return undefined;
  const words = text.slice(before.end, last.start);
  for (const { index, 0: joint } of [...words.matchAll(/[\s,;]+(?:and |while |with )|[,;]\s/giu)].toReversed()) {
    const found = allOf([
      ...said.slice(0, -2).map(({ share, end }, at) => partOf(desk, text.slice(end, said[at + 1]?.start), share)),
      partOf(desk, words.slice(0, index), before.share),
      partOf(desk, words.slice(index + joint.length), last.share),
    ]);
    if (found) return found;
  }
  return undefined;
};

const endBefore = (said: readonly SaidShare[], index: number): number => said[index - 1]?.end ?? 0;

const described = /\s*,?\s*(?:(?:which|who|that) is|it'?s|a|an)\s+(?:an? |my |our )?(?<what>[\p{L} -]{3,30})$/iu;

const partOf = (desk: Desk, words: string, share: string): Part | undefined => {
  const bare = words
    .replace(between, '')
    .replace(/^(?:and|then)\s+/iu, '')
    .trim();
  const known = onlyPerson(desk, bare);
  if (known) return { who: known.name, share };
  const behind = described.exec(bare);
  const what = behind?.groups?.['what'];
  const kind = what === undefined ? undefined : saysOrganization(what) ? what.toLowerCase() : relationOnly(what);
  const name = behind && kind !== undefined ? bare.slice(0, behind.index) : bare;
  const [body, ...others] = analyzeMessage(name).organizations;
  const isBody =
    body !== undefined && others.length === 0 && body.end - body.start >= name.replace(/^the\s+/iu, '').length;
  const person = isBody ? { name: name.replace(/^the\s+/iu, '') } : readNewPerson(name.replace(/^the\s+/iu, ''));
  if (!person || !person.name.includes(' ')) return undefined;
  const fresh = kind === undefined ? person : { ...person, relationship: kind };
  return { who: fresh.name, share, fresh };
};
