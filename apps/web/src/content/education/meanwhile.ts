import { explainedTypes } from '@evergrant/domain/catalogue/explained-types.ts';
import type { Step } from '#content/steps.ts';

/** What one can do today about a trust that cannot be made here yet, by the catalogue's id. */
export const meanwhile: Readonly<Record<string, readonly Step[]>> = {
  [explainedTypes.irrevocableTrust.id]: [
    {
      title: 'Ask whether you need one',
      text: 'Most families are served by a revocable living trust. “Who it suits, and who not” below helps to decide.',
    },
    {
      title: 'If you do, see an attorney',
      text: 'Take this page along: purpose, trustee, and what goes in are the questions that you will be asked first.',
    },
    {
      title: 'Read about the kinds',
      text: 'The library has guides to insurance trusts, dynasty trusts, residence trusts and charitable trusts.',
    },
  ],
  [explainedTypes.specialNeedsTrust.id]: [
    {
      title: 'Leave nothing outright',
      text: 'Do not name a person who lives on SSI or Medicaid in a will, a living trust or on a beneficiary form until a special needs trust is there to receive the share.',
    },
    {
      title: 'See an attorney for special needs',
      text: 'Also about a pooled trust, which a nonprofit runs and which one can join, and an ABLE account.',
    },
    {
      title: 'Gather what will be asked',
      text: 'Which benefits, since when, whose money it is, and who could be trustee for decades.',
    },
  ],
};
