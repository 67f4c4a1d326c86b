import type { WitnessPage } from '@evergrant/contract/signing.ts';
import { firstNameOf } from '#signing/witness-words.ts';

type Declining = Pick<WitnessPage, 'state' | 'ownerName' | 'isExecuted'>;

interface DeclineWords {
  readonly question: string;
  readonly title: string;
  /** What follows from it. */
  readonly meaning: string;
  readonly confirm: string;
}

/** How somebody says no: that they would rather not sign, or that ink which was stated of them is not theirs. */
export const declineWords = ({ state, ownerName, isExecuted }: Declining): DeclineWords => {
  const owner = firstNameOf(ownerName);
  if (state !== 'on-paper')
    return {
      question: 'Not you, or you would rather not?',
      title: 'Decline to sign',
      meaning: `That is all right. ${owner} is told by email, with your reason if you give one.`,
      confirm: `Decline and tell ${owner}`,
    };
  return {
    question: 'Is that not so?',
    title: 'I have not signed',
    meaning: isExecuted
      ? `The document counts as signed since. What you say is kept on record beside it, and ${owner} is told by email, with your reason if you give one.`
      : `The note is taken back and the line is open again. ${owner} is told by email, with your reason if you give one.`,
    confirm: `Say so and tell ${owner}`,
  };
};
