import { askWhetherNamed } from '@evergrant/domain/execution/say-why-not-add-witness.ts';
import { Refused } from '#platform/refused.ts';

/** Asks whether a witness is the person in the document whose name is like theirs; asked again with the answer, they are taken. */
export const doubtful = (name: string, like = 'person'): Refused =>
  new Refused('conflict', { code: 'may-be-named', ...askWhetherNamed(name, like) });
