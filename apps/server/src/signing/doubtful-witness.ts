import { askWhetherNamed } from '@evergrant/domain/execution/say-why-not-add-witness.ts';
import { Refused } from '#platform/refused.ts';

interface Doubtful {
  readonly name: string;
  /** The name in the document. */
  readonly like: string | undefined;
  readonly office: 'witness' | 'notary';
}

/** Asks whether somebody is the person in the document whose name is like theirs; asked again with the answer, they are taken. */
export const doubtful = ({ name, like = 'person', office }: Doubtful): Refused =>
  new Refused('conflict', { code: 'may-be-named', ...askWhetherNamed({ name, like, office }) });
