import { compiledStep, notAdviceStep } from '#clauses/general/closing-steps.ts';
import type { GuideSheet, GuideStep } from '#assembly/document.ts';
import type { TestamentaryTrustFacts } from '#catalogue/testamentary-trust/testamentary-trust-facts.ts';
import { belongingsForm } from '#clauses/general/belongings-form.ts';
import { signingSteps } from '#clauses/will/signing-steps.ts';
import { mayUseTangibleList } from '#law/provisions.ts';

/** The sheets that go with a will that makes a trust: how to sign it, and what to do with it afterwards. */
export const guide = (facts: TestamentaryTrustFacts): readonly GuideSheet[] => [
  {
    id: 'signing',
    heading: 'How to sign this will',
    steps: asSteps([
      ...signingSteps(facts),
      'Nobody who receives something from the trust, and nobody whom you name as trustee, should be a witness.',
      notAdviceStep,
      compiledStep,
    ]),
  },
  {
    id: 'after-signing',
    heading: 'What to do after signing',
    steps: asSteps([
      'Keep the one original safe, do not write on it or take it apart, and tell your executor and your trustee where it is. A copy may not be enough for a court.',
      'The trust does not exist before your death. Do not move property into it now, and do not open accounts in its name.',
      'The will goes through probate first; then the executor hands what is left to the trustee. In some states a court goes on supervising a trust that a will made, with accounts every year.',
      'Property in joint names, and accounts and insurance with a beneficiary, pass outside the will. If the trust should receive life insurance, ask the insurer how to name “the trustee under my will”. A minor should not be named directly. Ask an adviser before you name the trust for a retirement account.',
      ...(facts.heldForSpouse !== undefined
        ? [
            'What this will holds for your spouse does not count as your spouse’s own. What comes to your spouse in another way does: life insurance, a retirement account or a joint account pays it out. Ask an attorney who knows these benefits how each should be left, and tell the trustee to ask before the first payment.',
          ]
        : []),
      ...(facts.spouseTakesFirst === true && facts.maritalStatus === 'Married' && facts.heldForSpouse === undefined
        ? [
            'Your spouse receives everything outright. If your spouse depends on benefits such as SSI or Medicaid, or may soon, that can end them: ask an attorney before you sign.',
          ]
        : []),
      'The law of some states lets only a relative or somebody who lives there serve as executor. Ask the probate court if your executor or trustee lives elsewhere.',
      ...(facts.homeLaw && mayUseTangibleList(facts.homeLaw).value
        ? [
            'You may give particular belongings to people in a list beside the will; the last page is a form for it. Describe each item so that nobody can mistake it for another, sign and date the list, and keep it with the will.',
          ]
        : []),
      'Make a new will, or ask an attorney, when you move to another state, marry, divorce, part from a partner, or have a child, or when somebody named in it dies.',
    ]),
  },
  ...(facts.homeLaw && mayUseTangibleList(facts.homeLaw).value
    ? [belongingsForm({ instrument: `Last Will and Testament of ${facts.grantorName}`, maker: facts.grantorName })]
    : []),
];

const asSteps = (texts: readonly string[]): readonly GuideStep[] => texts.map((text) => ({ text }));
