import { stateInText } from '#assembly/printed-facts.ts';
import type { LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';
import type { Words } from '#catalogue/living-trust/testing/words.ts';

/** What a living trust says of protection, powers, duties and the law. */
export const generalWords = (facts: LivingTrustFacts): readonly Words[] => [
  ...spendthrift,
  ...powers,
  ...duties(facts),
  ...community(facts),
  ...perpetuities(facts),
  ...pourOver(facts),
  ...law(facts),
];

const spendthrift: readonly Words[] = [
  {
    section: 'general.spendthrift',
    says: [/voluntar(?:y|ily).{0,80}involuntar/u, /does not apply to the interest of the Grantor/u],
    message: 'The spendthrift clause does not restrain both kinds of transfer, or reaches your own interest.',
  },
];

const power = (section: string, ...says: readonly RegExp[]): Words => ({
  section,
  says,
  message: 'A power that the trustee needs is missing.',
});

const powers: readonly Words[] = [
  power('powers.property', /\bsell\b/u, /\bretain\b/u),
  power('powers.investment', /prudent investor/u),
  power('powers.realEstate', /mortgage, lease/u),
  power('powers.business', /business/u, /S corporation/u),
  power('powers.borrowing', /borrow money/u),
  power('powers.kind', /in kind/u),
  power('powers.agents', /attorneys, accountants/u),
  power('powers.digital', /\bRUFADAA\b/u),
  power('powers.insurance', /insure/u),
  power('powers.tax', /election/u),
];

const duty = (section: string, ...says: readonly (RegExp | string)[]): Words => ({
  section,
  says,
  message: 'A rule on the office of the trustee is missing.',
});

const duties = ({ bondRequired, coTrusteesActJointly, trustProtector }: LivingTrustFacts): readonly Words[] => [
  duty('trustees.duties', /good faith/u, /loyal/u, /prudent person/u),
  duty('trustees.compensation', /entitled to|without compensation/u),
  duty('trustees.bond', bondRequired ? /shall give a bond/u : /not required to give a bond/u),
  duty('trustees.accounting', /report/u),
  duty('trustees.resignation', /may resign/u),
  duty('trustees.removal', /remove/u),
  duty('trustees.acting', coTrusteesActJointly ? /act together/u : /may act alone/u),
  duty('trustees.reliance', /good faith/u),
  duty('general.certification', /certification of trust/u),
  ...(trustProtector === undefined ? [] : [duty('trustees.protector', trustProtector.name)]),
];

const community = ({ holdsCommunityProperty }: LivingTrustFacts): readonly Words[] =>
  holdsCommunityProperty
    ? [
        {
          section: 'general.community',
          says: [/keeps that character/u, /either of them/u],
          message: 'The clause on community property is missing.',
        },
      ]
    : [];

const perpetuities = ({ governingState }: LivingTrustFacts): readonly Words[] => [
  {
    section: 'general.perpetuities',
    says: [/twenty-one \(21\) years after the death/u, stateInText(governingState)],
    message: 'The saving clause on perpetuities is missing or names another state.',
  },
];

const pourOver = ({ hasPourOverWill, trustName }: LivingTrustFacts): readonly Words[] =>
  hasPourOverWill
    ? [
        {
          section: 'declaration.pourOver',
          says: [`${trustName}, by its name and the date stated in Section`],
          message: 'The matching will is not mentioned with the exact name and date of the trust.',
        },
      ]
    : [];

const law = ({ governingState }: LivingTrustFacts): readonly Words[] => [
  {
    section: 'general.law',
    says: [/are governed by the law of/u, `of ${stateInText(governingState)}.`],
    message: 'The trust does not put itself under the law that you chose.',
  },
];
