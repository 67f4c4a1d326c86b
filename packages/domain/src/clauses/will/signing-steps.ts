import { strictestStep } from '#clauses/general/closing-steps.ts';
import { numberWords } from '#assembly/number-words.ts';
import { executionRule } from '#law/execution-rule.ts';
import { interestedWitness } from '#law/provisions.ts';
import { stateInSentence } from '#law/state-code.ts';
import type { StateLaw } from '#law/state-law.ts';
import { willRule, type WillProof } from '#law/will-rule.ts';

interface Signed {
  readonly homeLaw: StateLaw | undefined;
  readonly specialInstructions: string | undefined;
}

/** How a will is executed in the state of its maker, in plain sentences. */
export const signingSteps = ({ homeLaw, specialInstructions }: Signed): readonly string[] => [
  ...(homeLaw
    ? stepsOf(homeLaw)
    : ['How a will is signed depends on the state of your home, which is still to be completed.']),
  ...(specialInstructions === undefined
    ? []
    : [
        'This will prints words that you wrote yourself. Have an attorney review them, because they were not drafted by one.',
      ]),
  'Federal and state electronic signature laws do not cover wills. What is signed on the platform records that the will was read and acknowledged; it does not execute it.',
];

const stepsOf = (law: StateLaw): readonly string[] => {
  const place = stateInSentence(law.code);
  const { witnesses, notary, witnessMinimumAge, witnessMayNotBe, steps, isCautious } = executionRule('will', law);
  const count = numberWords(witnesses);
  return [
    `Print the will on one side of each sheet and sign it in ink. The law of ${place} asks for ${count} ${witnesses === 1 ? 'witness' : 'witnesses'}${notary === 'or-witnesses' ? ' or a notary; have the witnesses in any case' : ''}.`,
    `Each witness is at least ${numberWords(witnessMinimumAge)} years of age. A witness may not be ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(witnessMayNotBe)}. Nor should an executor or a guardian whom you name. ${takerWho(law)}`,
    'Bring everybody together in one room, and let nobody leave before all have signed. Say to the witnesses that this is your will and that you ask them to witness it; they do not have to read it.',
    'Write your initials at the foot of every page, write the date, and sign on the line at the end, while the witnesses watch. Then the witnesses sign, one after the other, while you and the other watch, and write their addresses.',
    ...proofSteps(willRule(law).proof, place),
    ...steps,
    ...strictestStep(law, { isCautious }),
  ];
};

// Why a taker is kept from the lines of the witnesses.
const takerWho = (law: StateLaw): string => {
  const place = stateInSentence(law.code);
  const { value, isCautious } = interestedWitness(law);
  if (isCautious) return 'It is not certain that a gift to a witness stands.';
  switch (value) {
    case 'gift-void-unless-extra-witnesses':
      return `By the law of ${place} a gift to a witness can be void.`;
    case 'excess-over-intestate-void':
      return `By the law of ${place} a witness can lose what the will gives beyond a share without a will.`;
    case 'presumption-undue-influence':
      return `By the law of ${place} a gift to a witness is presumed to have been had by pressure.`;
    case 'restricted':
    case 'no-effect':
      return 'A taker who witnesses invites a contest.';
  }
};

const proofSteps = (proof: WillProof, place: string): readonly string[] => {
  switch (proof.kind) {
    case 'affidavit':
      return [
        `${proof.isByWitnessesAlone ? 'Have' : 'Sign'} the self-proving affidavit ${proof.isByWitnessesAlone ? 'signed ' : ''}in the same sitting, before a notary who is none of the witnesses. ${proof.isByWitnessesAlone ? 'The witnesses sign it there, because you ask them to' : 'You and the witnesses sign it again there'}; the notary completes the rest. With it, the witnesses do not have to appear in court later.`,
      ];
    case 'one-sitting':
      return [
        `In ${place} the will is sworn to, signed and witnessed in one sitting before a notary who is none of the witnesses. Have the notary there before anybody signs: the notary takes the oaths first, then each of you signs once, and the notary completes the certificate. Nobody signs an affidavit afterwards, and the witnesses do not have to appear in court later.`,
      ];
    case 'official-form':
      return [
        `The law of ${place} has an affidavit by which the witnesses need not appear in court later${citation(proof.statute)}. We do not have its official words, so none is attached. The will is valid without it; use the official form, which a notary or the probate court can give you.`,
      ];
    case 'attestation':
      return proof.declaration === undefined
        ? [
            `In ${place} what the witnesses sign, or a statement of theirs, can prove the will. No notary is needed; ask the probate court whether it wants a page of its own.`,
          ]
        : [`In ${place} the declaration of the witnesses above their signatures proves the will. No notary is needed.`];
    case 'none':
      return [
        `Do not attach a self-proving affidavit: it is not certain that the law of ${place} has one. Keep the addresses of the witnesses, because they may be asked later.`,
      ];
  }
};

// What the research notes beside a citation, behind a semicolon or in round brackets, is not for the person who signs.
const citation = (statute: string | undefined): string => {
  const [cite = ''] = (statute ?? '').split(/\s*[;(]/u);
  return cite === '' ? '' : ` (${cite})`;
};
