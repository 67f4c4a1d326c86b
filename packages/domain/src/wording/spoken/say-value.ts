import type { FactKind } from '#facts/fact-kind.ts';
import type { FieldId } from '#facts/facts.ts';
import { definitionOf } from '#facts/people-in.ts';
import { detailsOf, type NamedEntry } from '#interview/display-fact.ts';
import type { Language } from '#kit/language.ts';
import { spanish, spanishWording } from '#wording/spanish/spanish.ts';
import { fillTemplate, templateOf } from '#wording/translation/template.ts';
import { translateValue } from '#wording/translation/translate.ts';

interface Shown {
  readonly field: FieldId;
  readonly value: unknown;
  /** The value as it is read in English. */
  readonly display: string;
}

/**
 * A recorded value as a person reads it in a language: what the product says of it, `daughter`, `born on`, a choice, a day. Names,
 * places and what somebody wrote stay as they are.
 */
export const valueIn = (language: Language, { field, value, display }: Shown): string => {
  if (language === 'en' || display === '') return display;
  if (!Array.isArray(value)) return isNamed(value) ? entryIn(value) : sayWhole(field, { value, display });
  if (value.length === 0 || isSteps(value)) return say(display);
  const [first] = value as readonly unknown[];
  if (typeof first === 'string') return kindOf(field) === 'choices' ? display.split('; ').map(say).join('; ') : display;
  return value.map(entryIn).join('; ');
};

const say = (words: string): string => translateValue(spanish, words);

const sayWhole = (field: FieldId, { value, display }: Pick<Shown, 'value' | 'display'>): string => {
  const isOwn = typeof value === 'string' && value === display && ownKinds.has(kindOf(field));
  // What is usual has no value yet, and where it is a name it is one.
  return isOwn || (value === undefined && ownKinds.has(kindOf(field))) ? display : say(display);
};

const kindOf = (field: FieldId): FactKind => definitionOf(field).kind;

const ownKinds: ReadonlySet<FactKind> = new Set(['text', 'longText', 'address', 'people', 'party', 'parties']);

const entryIn = (entry: unknown): string => {
  if (isNamed(entry)) {
    const details = detailsOf(entry).map(say);
    return details.length === 0 ? entry.name : `${entry.name} (${details.join(', ')})`;
  }
  if (isGift(entry)) return fillTemplate(givenTo, (number) => (number === 1 ? entry.item : entry.recipient));
  return isThing(entry) ? entry.description : String(entry);
};

const gift = '{1} to {2,name}';
const givenTo = templateOf(gift, spanishWording.values[gift]).said;

const isRecord = (entry: unknown): entry is Readonly<Record<string, unknown>> =>
  typeof entry === 'object' && entry !== null;

const isNamed = (entry: unknown): entry is NamedEntry => isRecord(entry) && typeof entry['name'] === 'string';

const isGift = (entry: unknown): entry is { readonly item: string; readonly recipient: string } =>
  isRecord(entry) && typeof entry['item'] === 'string' && typeof entry['recipient'] === 'string';

const isThing = (entry: unknown): entry is { readonly description: string } =>
  isRecord(entry) && typeof entry['description'] === 'string';

const isSteps = ([first]: readonly unknown[]): boolean => isRecord(first) && 'part' in first;
