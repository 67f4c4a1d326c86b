import type { Edit, Order } from '#interview/edits/edit.ts';
import type { Desk } from '#interview/edits/known-entries.ts';
import type { Slot } from '#interview/edits/read-slot.ts';
import { listWords } from '#kit/list-words.ts';

const most = 5;

/** Asks who of several is meant: the order once more, to tap, with the full name of each. */
export const askWhich = (desk: Desk, { text }: Order, slot: Slot): Edit | undefined => {
  const [mention, ...others] = slot.unclear;
  if (!mention || others.length > 0) return undefined;
  const names = mention.candidates.map(({ name }) => name);
  if (names.length < 2 || names.length > most) return undefined;
  const said = slot.text.slice(mention.start, mention.end);
  const at = text.indexOf(said, Math.max(0, text.indexOf(slot.text)));
  if (at < 0) return undefined;
  const order = `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  return {
    which: {
      sentence: `Whom do you mean: ${listWords(names, 'or')}?`,
      choices: names.map((name) => order.slice(0, at) + name + order.slice(at + said.length)),
    },
    about: desk.asked ? [desk.asked] : [],
  };
};
