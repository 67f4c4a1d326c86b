import { compiledStep } from '#clauses/general/closing-steps.ts';
import type { GuideSheet } from '#assembly/document.ts';
import type { JointTrustFacts } from '#catalogue/joint-trust/joint-trust-facts.ts';
import { certificateStep } from '#clauses/general/certificate-step.ts';
import { belongingsSheet } from '#clauses/trust/belongings-sheet.ts';
import { fundingSteps } from '#clauses/trust/funding-steps.ts';
import { trusteeSteps } from '#clauses/trust/trustee-steps.ts';
import { ownWordsStep, signingWarnings, stepsOfStates } from '#clauses/trust/signing-steps.ts';

/** The sheets that go with a joint trust: how both sign it, and what to do afterwards so that it holds the property. */
export const guide = (facts: JointTrustFacts): readonly GuideSheet[] => [
  {
    id: 'signing',
    heading: 'How to sign this document',
    steps: [...signingSteps(facts).map((text) => ({ text })), { text: compiledStep }],
  },
  {
    id: 'after-signing',
    heading: 'What to do after signing',
    steps: [
      { text: 'A trust controls only property that is actually transferred to it, by deed, retitling, or assignment.' },
      ...fundingSteps({ ...facts, assets: facts.allAssets }),
      ...trusteeSteps(facts.law),
      {
        text: 'For what belongs to both of you, both sign the deed or the form. Keep apart what belongs to one of you alone: an account into which both pay may no longer be that of one.',
      },
      ...(facts.holdsCommunityProperty
        ? [
            {
              text: 'A deed or a form of a bank can change community property into another form of ownership without your noticing. Ask before you sign one that speaks of joint tenancy or survivorship.',
            },
          ]
        : []),
      ...(facts.hasPourOverWill
        ? [{ text: 'Each of you makes a pour-over will of your own that names this trust and its date.' }]
        : []),
      {
        text: 'When one of you dies, the other should see an attorney within a few weeks: some elections and a disclaimer have a time limit of nine months.',
      },
      { text: 'Tax figures change. Consult a certified public accountant about income, estate, and gift taxes.' },
    ],
  },
  ...belongingsSheet({ ...facts, listMakers: [facts.couple.first, facts.couple.second] }),
];

const signingSteps = (facts: JointTrustFacts): readonly string[] => {
  const { couple, specialInstructions, distributionInstructions, trustPurpose, wishes } = facts;
  return [
    `Both of you sign: ${couple.first} and ${couple.second}. Each signs once, as grantor and trustee, and writes the date beside. The trust takes effect when both have signed.`,
    ...stepsOfStates([facts.law, facts.homeLaw]),
    'Sign before a notary public as well: banks, title companies, and recorders of deeds ask for an acknowledged signature. Each of you has a certificate of your own. The notary fills it in, and may attach one of the state where you sign instead.',
    ...certificateStep(facts.homeLaw),
    'Witnesses see both of you sign, or hear both of you say that you have signed.',
    ...(facts.children.length > 0 || facts.beneficiaries.some(({ distributionAge }) => distributionAge !== undefined)
      ? ['A guardian for minor children is named in a will, not in this document.']
      : []),
    ...ownWordsStep([specialInstructions, distributionInstructions, trustPurpose, wishes?.inOwnWords]),
    'What suits one of you may not suit the other. Each of you may ask an attorney of your own, and one attorney who advises both has to tell you what that means.',
    ...signingWarnings,
  ];
};
