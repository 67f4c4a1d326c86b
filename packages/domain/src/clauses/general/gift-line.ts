import type { Prose } from '#assembly/draft.ts';
import { given, p, party } from '#assembly/prose.ts';
import type { Gift } from '#disposition/dispositive-tree.ts';

/** One gift as a line of a list: who takes it, what it is, and who takes it otherwise. */
export const giftLine = ({ item, takers: [recipient, ...alternates] }: Gift): Prose =>
  p`To ${party('giftRecipient', recipient)}: ${given(item)}${alternates.flatMap((name) => p`; alternate recipient: ${party('giftRecipient', name)}`)}.`;
