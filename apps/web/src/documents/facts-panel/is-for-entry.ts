import type { EntryColumn } from '@evergrant/domain/facts/entry-form.ts';
import { hasLine } from '@evergrant/domain/facts/has-line.ts';
import { partyKinds } from '@evergrant/domain/facts/party-kinds.ts';
import type { EntryDraft } from '#documents/facts-panel/entry-drafts.ts';

/** Whether an input is for this entry. What was said of somebody's line stays in sight, so that it can be taken back. */
export const isForEntry = ({ key, kind }: Pick<EntryColumn, 'key' | 'kind'>, typed: EntryDraft['typed']): boolean => {
  if (kind !== 'ownLine' || (typed[key] ?? '') !== '') return true;
  const { name = '', relationship } = typed;
  return hasLine({ name, relationship, kind: partyKinds.find((one) => one === typed['kind']) });
};
