import { inOneSentence } from '@evergrant/domain/kit/in-one-sentence.ts';
import type { Cosigner, SigningAnswer } from '@evergrant/contract/signing.ts';

type SoFar = Pick<SigningAnswer, 'method' | 'ownerSignedAt'> & {
  readonly cosigners: readonly Pick<Cosigner, 'role' | 'name' | 'hasSigned'>[];
};

/** When a witness is written to, after `as soon as`: the owner has signed, and on a screen whoever else makes the document. */
export const turnOfWitnesses = ({ method, ownerSignedAt, cosigners }: SoFar): string => {
  const awaited = cosigners.filter(({ role, hasSigned }) => method === 'electronic' && role === 'maker' && !hasSigned);
  const others = awaited.map(({ name }) => name);
  const people = ownerSignedAt === null || others.length === 0 ? ['you', ...others] : others;
  const isOther = people.length === 1 && people[0] === others[0];
  return isOther ? `${inOneSentence(people)} has signed` : `${inOneSentence(people)} have signed`;
};
