import type { FactCard, Sender } from '@evergrant/contract/assistant.ts';

/** How a card stands to the facts of now: it holds, was put back, or something else has been recorded since. */
export type CardState = 'holds' | 'undone' | 'changed-since';

/** `display`: the fact as it is shown now, empty where it is not recorded. */
export const cardState = (card: Pick<FactCard, 'display' | 'displayWas'>, display: string): CardState => {
  if (card.display === display) return 'holds';
  return card.displayWas === display ? 'undone' : 'changed-since';
};

interface Spoken {
  readonly id: string;
  readonly sender: Sender;
}

/** The messages whose cards can be acted on: what was said since the person spoke last. */
export const newestIn = (messages: readonly Spoken[]): ReadonlySet<string> => {
  const spoken = messages.findLastIndex(({ sender }) => sender === 'user');
  return new Set(messages.slice(spoken + 1).map(({ id }) => id));
};
