import type { FieldId } from '#facts/facts.ts';
import { calledFields } from '#interview/asked/called-facts.ts';
import type { Desk, KnownPerson } from '#interview/edits/known-entries.ts';
import { linesOf } from '#interview/edits/lines-of-office.ts';
import type { Part } from '#interview/edits/split-orders.ts';
import { blankSpans } from '#interview/language/blank.ts';

interface Called {
  readonly text: string;
  /** Where people are named in it. */
  readonly spans: readonly Part[];
  readonly among: readonly FieldId[];
  /** Those behind whom somebody stands, as it is said. */
  readonly behind: readonly KnownPerson[];
}

const next =
  /\b(?:back-? ?ups?|second|2nd|next|alternates?|substitutes?|fallback|third|3rd|after|behind|follow(?:s|ing)?|last)\b/iu;

/** Of some places of people those that free words call: by their name, by who stands before, by "the backup"; all of them where they call none. */
export const placesCalled = (
  desk: Desk,
  { text, spans, among, behind }: Called,
): { readonly fields: readonly FieldId[]; readonly isCalled: boolean } => {
  const words = blankSpans(text, spans);
  const lines = linesOf(desk);
  const lineOf = (field: FieldId): readonly FieldId[] =>
    lines.flatMap(({ first, list }) => (first === field || list === field ? [list, ...(first ? [first] : [])] : []));
  const called = calledFields(words, desk.questions);
  const steps: readonly ((field: FieldId) => boolean)[] = [
    (field) => called.includes(field) || lineOf(field).some((one) => called.includes(one)),
    (field) => behind.length > 0 && lineOf(field).some((one) => behind.every(({ fields }) => fields.includes(one))),
    (field) =>
      behind.length > 0 &&
      desk.questions.some(
        (one) => one.nextInLine === field && behind.every(({ fields }) => fields.includes(one.field)),
      ),
    (field) => next.test(words) && lines.some(({ list }) => list === field),
  ];
  return steps.reduce<{ readonly fields: readonly FieldId[]; readonly isCalled: boolean }>(
    (kept, isMeant) => {
      const fields = kept.fields.filter(isMeant);
      return fields.length > 0 ? { fields, isCalled: true } : kept;
    },
    { fields: among, isCalled: false },
  );
};
