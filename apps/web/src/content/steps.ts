import { brand } from '@evergrant/domain/brand/brand.ts';

export interface Step {
  readonly title: string;
  readonly text: string;
}

/** The four steps from the first question to the last signature. */
export const steps: readonly Step[] = [
  { title: 'Answer questions', text: 'One at a time, in your own words. Stop and return whenever you like.' },
  { title: 'Review document', text: 'Every fact is read back to you. We say so where something does not fit.' },
  { title: 'Finalize with payment', text: 'With an account you pay only after you have read the whole document.' },
  {
    title: 'Get signatures',
    text: `You sign, then up to ${brand.limits.witnessesPerDocument} witnesses sign by private link; a will or a power of attorney is signed in ink. You keep the proof.`,
  },
];
