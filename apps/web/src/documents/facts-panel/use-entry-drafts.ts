import type { FactValue } from '@evergrant/contract/documents.ts';
import type { EntryForm } from '@evergrant/domain/facts/entry-form.ts';
import { useState } from 'react';
import { draftsOf, emptyDraft, type EntryDraft } from '#documents/facts-panel/entry-drafts.ts';
import { equalShares } from '#documents/facts-panel/shares.ts';

export type EntryDrafts = ReturnType<typeof useEntryDrafts>;

/** The entries of a fact while they are typed, from the value that is stored; at least one is open. */
export const useEntryDrafts = (value: FactValue | null, form: EntryForm) => {
  const [drafts, setDrafts] = useState(() => atLeastOne(draftsOf(value, form)));
  return {
    drafts,
    add: () => setDrafts((all) => [...all, emptyDraft(nextId(all))]),
    remove: (id: number) => setDrafts((all) => all.filter((one) => one.id !== id)),
    change: (id: number, key: string, text: string) =>
      setDrafts((all) => all.map((one) => (one.id === id ? { ...one, typed: { ...one.typed, [key]: text } } : one))),
    splitEqually: () => {
      const shares = equalShares(drafts.length);
      setDrafts((all) => all.map((one, i) => ({ ...one, typed: { ...one.typed, percentage: shares[i] ?? '' } })));
    },
  };
};

const atLeastOne = (drafts: readonly EntryDraft[]): readonly EntryDraft[] =>
  drafts.length > 0 ? drafts : [emptyDraft(0)];

const nextId = (drafts: readonly EntryDraft[]): number => Math.max(0, ...drafts.map((draft) => draft.id)) + 1;
