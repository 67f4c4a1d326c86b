import { guessKind } from '@evergrant/domain/facts/is-organization.ts';
import { partyKindWords } from '@evergrant/domain/facts/party-kinds.ts';
import { choicesOf } from '@evergrant/domain/kit/closed-set.ts';
import type { EntryDraft } from '#documents/facts-panel/entry-drafts.ts';

const kinds = choicesOf(partyKindWords);

/** What is chosen, or what the name says by itself; where the name does not say it, nothing is chosen yet. */
export const kindChoice = (
  chosen: string,
  { name = '', relationship = '' }: EntryDraft['typed'],
): { readonly value: string; readonly data: readonly { readonly value: string; readonly label: string }[] } => {
  const guess = guessKind({ name, relationship });
  const value = chosen === '' && guess.isSure ? guess.kind : chosen;
  return { value, data: value === '' ? [{ value: '', label: 'Please choose' }, ...kinds] : kinds };
};
