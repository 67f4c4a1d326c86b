import type { FieldId } from '#facts/facts.ts';
import { definitionOf } from '#facts/people-in.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { editFact } from '#interview/edits/change-list.ts';
import type { OrderReader } from '#interview/edits/edit.ts';
import type { Desk } from '#interview/edits/known-entries.ts';
import { type NewPerson, readNewPerson, relationOnly } from '#interview/edits/new-name.ts';
import { onlyPerson } from '#interview/edits/read-slot.ts';
import { type SaidShare, sharesSaid } from '#interview/edits/said-share.ts';
import { saysOrganization } from '#facts/is-organization.ts';
import type { Entry, ListEdit } from '#interview/lists/list-edit.ts';
import { findShareColumn, shareSaid, totalOfList } from '#interview/lists/shares-of-list.ts';
import { analyzeMessage } from '#interview/language/analyze-message.ts';
import { spellOutInDigits } from '#interview/language/numbers.ts';
import { isAll, noShare } from '#kit/share.ts';
import { patternOf } from '#kit/pattern-of.ts';

const leads = patternOf(
  'iu',
  String.raw`^(?:(?:make (?:it|that|them)|change (?:it|that|them|the shares) to|it should be|i want|we want|give|let|have|the shares (?:are|should be)|now|then|so)[\s:,]+)+`,
);
const verbs = String.raw`gets?|takes?|has|have|should|receives?|goes?|to|for|with|at|is`;
const between = patternOf(
  'giu',
  String.raw`^[\s,:=-]*(?:(?:${verbs}|percent|a|the|of)\s+)*`,
  String.raw`|[\s,:=-]*(?:\b(?:${verbs}|and)[\s,:=-]*)*$`,
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
  const parts = partsSaid(desk, spellOutInDigits(text).replace(leads, ''));
  if (!parts?.some(({ fresh }) => fresh !== undefined) || parts.length < 2) return undefined;
  const fields = desk.questions.map(({ field }) => field).filter((field) => takes(desk, field, parts));
  const [field, ...others] = fields;
  if (!field || others.length > 0) return undefined;
  const edits: readonly ListEdit[] = [
    ...parts.flatMap(({ fresh }): readonly ListEdit[] => (fresh ? [{ kind: 'add', entry: { ...fresh } }] : [])),
    { kind: 'divide', parts: parts.map(({ who, share }) => ({ who, share })) },
  ];
  const values = editFact(desk, field, edits);
  const { entries } = definitionOf(field);
  const isWhole = entries !== undefined && isAll(totalOfList(entries, (values?.[field] ?? []) as readonly Entry[]));
  return values && isWhole ? { values, confidence: 0.7, isWeak: true, about: [field] } : undefined;
};

// Everybody who has a share has one again, and nobody else is known in the list.
const takes = (desk: Desk, field: FieldId, parts: readonly Part[]): boolean => {
  const { entries, names } = definitionOf(field);
  const list = desk.facts[field] as unknown;
  if (!entries || findShareColumn(entries) === undefined || !Array.isArray(list) || names === 'alternates')
    return false;
  const known = parts.filter(({ fresh }) => fresh === undefined);
  const held = (list as readonly Entry[]).map(({ name }) => String(name));
  return (
    known.length > 0 &&
    held.every((name) => known.some(({ who }) => isSamePerson(who, name))) &&
    known.every(({ who }) => held.some((name) => isSamePerson(who, name)))
  );
};

// Each share with the words behind it, or with those before it, the same way throughout.
const partsSaid = (desk: Desk, text: string): readonly Part[] | undefined => {
  const said = sharesSaid(text).filter(({ share }) => shareSaid(share).ok);
  if (said.length < 2) return undefined;
  const isBehind = text.slice(0, said[0]?.start).replace(between, '').trim() === '';
  const parts = said.map(({ share, ...at }, index) => {
    const words = isBehind ? text.slice(at.end, said[index + 1]?.start) : text.slice(endBefore(said, index), at.start);
    return partOf(desk, words, share);
  });
  const total = said.reduce((sum, { share }) => {
    const read = shareSaid(share);
    return read.ok ? sum.add(read.value) : sum;
  }, noShare);
  return parts.some((part) => part === undefined) || !isAll(total) ? undefined : parts.flatMap((part) => part ?? []);
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
