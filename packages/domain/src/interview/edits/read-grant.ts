import type { Edit, Order } from '#interview/edits/edit.ts';
import { findMentions } from '#interview/edits/find-mentions.ts';
import { type Desk, isOfTakers } from '#interview/edits/known-entries.ts';
import { choicesFor } from '#interview/choices-for.ts';
import { parseFact } from '#interview/set-fact.ts';
import { patternOf } from '#kit/pattern-of.ts';

const grants = patternOf(
  'iu',
  String.raw`^(?:(?:give|grant|let|allow) (?<who>.{2,40}?)(?: (?:to )?(?:have|handle|manage|do|take care of|deal with|sell))*`,
  String.raw`|(?<other>.{2,40}?) (?:should|can|may|must|needs to|has to) (?:be able to )?(?:have|handle|manage|do|take care of|deal with)) `,
  String.raw`(?<all>(?:really |absolutely )?(?:everything|all(?: of it| powers?| the powers?| my property)|(?:the )?(?:full|whole) (?:powers?|authority)|the whole thing))`,
  String.raw`(?<more>\W+.{1,50}(?:included|too|as well|also)|\W+(?:including|even|also|with) .{2,40})?$`,
);

/** "Give her everything": a power that is recorded as less than all, where nobody takes a share; it is asked back. */
export const readGrant = (desk: Desk, { text }: Order): Edit | undefined => {
  const { who, other, all = '' } = grants.exec(text)?.groups ?? {};
  const [mention, ...others] = findMentions(desk, who ?? other ?? '');
  const isOffice = /^(?:my |the )?(?:agents?|them|they)$/iu.test((who ?? other ?? '').trim());
  if ((!mention && !isOffice) || others.length > 0) return undefined;
  if (desk.questions.some(({ field }) => isOfTakers(field) && desk.facts[field] !== undefined)) return undefined;
  const found = desk.questions.flatMap((question) => {
    const { field, kind } = question;
    const before = desk.facts[field];
    if (kind !== 'choice' || before === undefined || field === desk.asked) return [];
    const [meant, ...more] = choicesFor(question, desk.facts).filter(({ cues }) => cues.test(all.toLowerCase()));
    return meant && more.length === 0 && meant.value !== before && parseFact(field, meant.value).ok
      ? [{ field, value: meant.value }]
      : [];
  });
  const [only, ...rest] = found;
  return only && rest.length === 0
    ? { values: { [only.field]: only.value }, confidence: 0.5, isWeak: true, about: [only.field] }
    : undefined;
};
