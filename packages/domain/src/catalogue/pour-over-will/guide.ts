import { compiledStep, notAdviceStep } from '#clauses/general/closing-steps.ts';
import type { GuideSheet, GuideStep } from '#assembly/document.ts';
import type { PourOverWillFacts } from '#catalogue/pour-over-will/pour-over-will-facts.ts';
import { belongingsForm } from '#clauses/general/belongings-form.ts';
import { signingSteps } from '#clauses/will/signing-steps.ts';
import { mayUseTangibleList } from '#law/provisions.ts';

/** The sheets that go with a will: how to sign it, and what to do with it afterwards. */
export const guide = (facts: PourOverWillFacts): readonly GuideSheet[] => [
  {
    id: 'signing',
    heading: 'How to sign this will',
    steps: asSteps([
      ...(facts.isTrustSigned
        ? []
        : [
            'First sign the trust. Then write its date by hand into each blank of the will that asks for the date of the trust.',
          ]),
      ...signingSteps(facts),
      notAdviceStep,
      compiledStep,
    ]),
  },
  {
    id: 'after-signing',
    heading: 'What to do after signing',
    steps: asSteps([
      'Keep the one original safe, do not write on it or take it apart, and tell your executor where it is. A copy may not be enough for a court.',
      'The will controls only what is in your name alone at your death. What it catches goes through probate first; property that you move into the trust now does not.',
      'Property in joint names, and accounts and insurance with a beneficiary, pass outside the will. Review those designations.',
      ...(facts.homeLaw && mayUseTangibleList(facts.homeLaw).value
        ? [
            'You may give particular belongings to people in a list beside the will; the last page is a form for it. Describe each item so that nobody can mistake it for another, sign and date the list, and keep it with the will.',
          ]
        : []),
      'Make a new will, or ask an attorney, when you move to another state, marry, divorce, part from a partner, have a child, or revoke or replace the trust.',
    ]),
  },
  ...(facts.homeLaw && mayUseTangibleList(facts.homeLaw).value
    ? [belongingsForm({ instrument: `Last Will and Testament of ${facts.grantorName}`, maker: facts.grantorName })]
    : []),
];

const asSteps = (texts: readonly string[]): readonly GuideStep[] => texts.map((text) => ({ text }));
