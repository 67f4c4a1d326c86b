import type { GuideSheet } from '#assembly/document.ts';
import type { Makers } from '#derived/makers.ts';
import type { ValueOf } from '#facts/define-fact.ts';
import type { specialArrangements } from '#facts/special.ts';
import { mayUseTangibleList, trustFormality } from '#law/provisions.ts';
import { stateInSentence } from '#law/state-code.ts';
import type { StateLaw } from '#law/state-law.ts';

interface Known {
  readonly specialArrangements: ValueOf<typeof specialArrangements>;
  readonly law: StateLaw | undefined;
  readonly homeLaw: StateLaw | undefined;
  readonly makers: Pick<Makers, 'areTwo'>;
}

/** The form of the list that says who receives which belongings, where it was chosen. */
export const belongingsSheet = ({
  specialArrangements: chosen,
  law,
  homeLaw,
  makers: { areTwo },
}: Known): readonly GuideSheet[] =>
  chosen.includes('belongingsList')
    ? [
        {
          id: 'belongings',
          heading: 'List of belongings',
          steps: [
            {
              text: `Copy this form to a page of its own${areTwo ? ', one for each of you' : ''}, fill it in, date and sign it, and keep it with the trust. It names things such as jewelry, furniture and collections. It cannot give away money, accounts, real estate or a business.`,
            },
            ...[...new Set([law, homeLaw])].flatMap((one) => (one === undefined ? [] : formWords(one))).map(toStep),
            {
              text: areTwo
                ? 'List of belongings. After the death of both of us, each item goes to the person beside it, if that person survives both of us. This list takes the place of every earlier one of mine.'
                : 'List of belongings. I leave each item to the person beside it, if that person survives me. This list takes the place of every earlier one.',
              items: [...Array.from({ length: lines }, () => `Item: ${blank} Recipient: ${blank}`), signature],
            },
            {
              text: 'Describe each item so that nobody can mistake it for another, and give the full name of each recipient. To change the list, make a new one and destroy the old one.',
            },
          ],
        },
      ]
    : [];

const toStep = (text: string) => ({ text });

const lines = 8;
const blank = '_'.repeat(24);
const signature = `Date: ${'_'.repeat(14)} Signature: ${blank}`;

const formWords = (law: StateLaw): readonly string[] => {
  const state = stateInSentence(law.code);
  const { cite } = law.provisions.tangiblePropertyMemo;
  return [
    trustFormality(law).value === 'signature'
      ? `For things that are in the trust, a list that you sign and date is enough under the law of ${state}, because it changes the trust as its section on amendments asks.`
      : `For things that are in the trust, the law of ${state} may ask more of a list than your signature, because it changes the trust: sign it in the way in which the trust is signed, before the same number of witnesses and a notary.`,
    mayUseTangibleList(law).value
      ? `For things that are not in the trust, the law of ${state}${cite === null ? '' : ` (${cite})`} gives a signed list effect if your will refers to it, within the limits that the law sets.`
      : `For things that are not in the trust, the law of ${state} is not certain to give a list effect: name them in your will.`,
  ];
};
