import type { Facts, FieldId } from '#facts/facts.ts';
import { definitionOf, factsInOrder, namingOf } from '#facts/people-in.ts';
import { isSameValue } from '#kit/is-same-value.ts';
import type { KnownFact } from '#people/person.ts';

/** A fact of the maker that was said anew in one document, or corrected in the register. */
export interface ToldChange extends KnownFact {
  /** What it took the place of: a draft that says the same follows. */
  readonly replaced: readonly unknown[];
}

interface Telling {
  readonly before: Facts;
  readonly after: Facts;
  readonly from: string;
  /** What was told before was offered in the document: whoever says something else there changes it knowingly. */
  readonly wasOffered: boolean;
}

/** Every fact that is true of the maker in all documents. */
const personFields: readonly FieldId[] = factsInOrder.filter((field) => definitionOf(field).scope === 'person');

/** What the maker has told after a document has changed, and which of it other documents should hear. */
export const tellFacts = (
  told: readonly KnownFact[],
  { before, after, from, wasOffered }: Telling,
): { readonly told: readonly KnownFact[]; readonly changes: readonly ToldChange[] } => {
  const knownBy = (field: FieldId): KnownFact | undefined => told.find((one) => one.field === field);
  const changed = personFields.filter((field) => !isSameValue(before[field], after[field]));
  const isNew = (field: FieldId): boolean => after[field] !== undefined && (changed.includes(field) || !knownBy(field));
  const fresh = personFields.filter(isNew).flatMap((field): readonly KnownFact[] => {
    const value = after[field];
    return value === undefined ? [] : [{ field, value, from }];
  });
  const kept = told.filter(({ field }) => !changed.includes(field));
  return {
    told: personFields.flatMap((field) => [...fresh, ...kept].find((one) => one.field === field) ?? []),
    changes: fresh
      // The name of the maker is corrected like any other name.
      .filter(({ field }) => changed.includes(field) && !isName(field))
      .map((one) => ({
        ...one,
        replaced: [before[one.field] ?? (wasOffered ? knownBy(one.field)?.value : undefined)].filter(
          (value) => value !== undefined,
        ),
      })),
  };
};

const isName = (field: FieldId): boolean => namingOf(field) === 'maker' && definitionOf(field).kind === 'text';
