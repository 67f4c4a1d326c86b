import { plainText } from '#assembly/plain-text.ts';
import { capitalised } from '#assembly/printed-facts.ts';
import type { LegalDocument } from '#assembly/document.ts';
import { factLibrary, isFieldId, type Facts } from '#facts/facts.ts';
import type { FactDefinition } from '#facts/define-fact.ts';
import type { FactKind } from '#facts/fact-kind.ts';
import { maskNumbers } from '#facts/mask-numbers.ts';
import { longDate } from '#kit/plain-date.ts';

/** The words of a person's own that belong to the document and are not printed in it, as `field: words`. */
export const lostWords = (facts: Facts, document: LegalDocument): readonly string[] => {
  const text = foldSpaces(plainText(document));
  return Object.entries(facts).flatMap(([field, value]) => {
    if (!isFieldId(field)) return [`${field}: is no fact`];
    const { kind, applies }: FactDefinition = factLibrary[field];
    if (applies && !applies(facts)) return [];
    return wordsOf(kind, value)
      .filter((words) => !isPrinted(words, text))
      .map((words) => `${field}: ${words}`);
  });
};

const isPrinted = (words: string, text: string): boolean => {
  const printed = foldSpaces(maskNumbers(words)).replace(/[.;,\s]+$/u, '');
  return text.includes(printed) || text.includes(capitalised(printed));
};

const foldSpaces = (text: string): string => text.replace(/\s+/gu, ' ').trim();

// What a fact of a kind says in words of the person's own; choices, numbers and ages are said in words of the document.
const wordsOf = (kind: FactKind, value: unknown): readonly string[] => {
  if (kind === 'date') return [longDate(value as string)];
  if (kind === 'text' || kind === 'longText' || kind === 'address') return leavesOf(value);
  return isListed(kind) && value !== 'heirsAtLaw' ? leavesOf(value, ownWords) : [];
};

const ownWords: ReadonlySet<string> = new Set(['name', 'address', 'recipient', 'item', 'alternate', 'description']);

const listKinds: readonly FactKind[] = ['people', 'shares', 'assets', 'gifts', 'party', 'parties'];
const isListed = (kind: FactKind): boolean => listKinds.includes(kind);

const leavesOf = (value: unknown, keys?: ReadonlySet<string>): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((entry) => leavesOf(entry, keys));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    keys === undefined || keys.has(key) ? leavesOf(one, keys) : [],
  );
};
