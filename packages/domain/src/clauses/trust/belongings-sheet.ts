import type { GuideSheet } from '#assembly/document.ts';
import { belongingsForm } from '#clauses/general/belongings-form.ts';
import type { Makers } from '#derived/makers.ts';
import type { ValueOf } from '#facts/define-fact.ts';
import type { specialArrangements } from '#facts/special.ts';
import { mayUseTangibleList, trustFormality } from '#law/provisions.ts';
import { stateInSentence } from '#law/state-code.ts';
import type { StateLaw } from '#law/state-law.ts';

interface Known {
  readonly trustName: string;
  /** Whoever makes a list, each one of their own. */
  readonly listMakers: readonly string[];
  readonly specialArrangements: ValueOf<typeof specialArrangements>;
  readonly law: StateLaw | undefined;
  readonly homeLaw: StateLaw | undefined;
  readonly makers: Pick<Makers, 'areTwo'>;
}

/** How the list that says who receives which belongings is made, and its form for each maker, where it was chosen. */
export const belongingsSheet = ({
  trustName,
  listMakers,
  specialArrangements: chosen,
  law,
  homeLaw,
  makers: { areTwo },
}: Known): readonly GuideSheet[] =>
  chosen.includes('belongingsList')
    ? [
        {
          id: 'belongings',
          heading: 'How to make the list of belongings',
          steps: [
            {
              text: `The last ${areTwo ? 'two pages are forms' : 'page is a form'} for the list${areTwo ? ', one for each of you' : ''}. Fill it in, date and sign it, and keep it with the trust. It names things such as jewelry, furniture and collections. It cannot give away money, accounts, real estate or a business.`,
            },
            ...[...new Set([law, homeLaw])].flatMap((one) => (one === undefined ? [] : formWords(one))).map(toStep),
            {
              text: 'Describe each item so that nobody can mistake it for another, and give the full name of each recipient. To change the list, make a new one and destroy the old one.',
            },
          ],
        },
        ...listMakers.map((maker, index) =>
          belongingsForm({
            instrument: trustName,
            maker,
            isOfTwo: areTwo,
            ...(index > 0 && { id: `belongings-form-${index + 1}` }),
          }),
        ),
      ]
    : [];

const toStep = (text: string) => ({ text });

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
