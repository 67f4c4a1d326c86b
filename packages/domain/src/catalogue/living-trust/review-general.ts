import { certificatesOf } from '#assembly/certificates-of.ts';
import { signersOf } from '#assembly/signers-of.ts';
import { witnessLinesOf } from '#assembly/witness-lines-of.ts';
import type { LegalDocument } from '#assembly/document.ts';
import { capitalised, stateInText } from '#assembly/printed-facts.ts';
import { textOf } from '#assembly/plain-text.ts';
import { passesByDesignation } from '#facts/asset-kind.ts';
import { usesCommunityProperty } from '#catalogue/living-trust/community-property.ts';
import type { LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';
import { printsNoContest } from '#catalogue/living-trust/prints-no-contest.ts';
import { executionRule } from '#law/execution-rule.ts';
import type { Finding } from '#review/finding.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { sectionText } from '#review/read-document.ts';
import { requireWords, type Requirement } from '#review/require-words.ts';

/** RLT12 to RLT14 and RLT16 to RLT21: protection, powers, duties, law, schedules, execution. */
export const reviewGeneral = (document: LegalDocument, facts: LivingTrustFacts): readonly Finding[] => [
  ...requireWords(document, [
    ...spendthrift,
    ...powers,
    ...duties(facts),
    ...community(facts),
    ...perpetuities(facts),
    ...pourOver(facts),
  ]),
  ...checkNoContest(document, facts),
  ...checkSchedule(document, facts),
  ...checkExecution(document, facts),
];

const spendthrift: readonly Requirement[] = [
  {
    check: 'RLT12',
    section: 'general.spendthrift',
    says: [/voluntar(?:y|ily).{0,80}involuntar/u, /does not apply to the interest of the Grantor/u],
    message: 'The spendthrift clause does not restrain both kinds of transfer, or reaches your own interest.',
  },
];

const power = (section: string, ...says: readonly RegExp[]): Requirement => ({
  check: 'RLT13',
  section,
  says,
  message: 'A power that the trustee needs is missing.',
});

const powers: readonly Requirement[] = [
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

const duty = (section: string, ...says: readonly (RegExp | string)[]): Requirement => ({
  check: 'RLT14',
  section,
  says,
  message: 'A rule on the office of the trustee is missing.',
});

const duties = ({ bondRequired, coTrusteesActJointly, trustProtector }: LivingTrustFacts): readonly Requirement[] => [
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

const community = (facts: LivingTrustFacts): readonly Requirement[] =>
  usesCommunityProperty(facts)
    ? [
        {
          check: 'RLT16',
          level: 'warning',
          section: 'general.community',
          says: [/keeps that character/u, /either of them/u],
          message: 'The clause on community property is missing.',
        },
      ]
    : [];

const perpetuities = ({ governingState }: LivingTrustFacts): readonly Requirement[] => [
  {
    check: 'RLT17',
    section: 'general.perpetuities',
    says: [/twenty-one \(21\) years after the death/u, stateInText(governingState)],
    message: 'The saving clause on perpetuities is missing or names another state.',
  },
];

const pourOver = ({ hasPourOverWill, trustName }: LivingTrustFacts): readonly Requirement[] =>
  hasPourOverWill
    ? [
        {
          check: 'RLT20',
          section: 'declaration.pourOver',
          says: [`${trustName}, by its name and the date stated in Section`],
          message: 'The matching will is not mentioned with the exact name and date of the trust.',
        },
      ]
    : [];

const checkNoContest = (document: LegalDocument, facts: LivingTrustFacts): readonly Finding[] =>
  (sectionText(document, 'general.noContest') !== '') === printsNoContest(facts)
    ? []
    : [{ check: 'RLT18', level: 'error', message: 'The no-contest clause is not as you chose and your state allows.' }];

const checkSchedule = (document: LegalDocument, { assets }: LivingTrustFacts): readonly Finding[] => {
  const tables = document.schedules.find(({ id }) => id === 'schedule.assets')?.blocks ?? [];
  const rows = tables.flatMap((block) => (block.kind === 'table' ? block.rows.map((row) => row.map(textOf)) : []));
  return assets.flatMap((asset): readonly Finding[] => {
    const row = rows.find(([what]) => what?.startsWith(capitalised(asset.description)));
    const isLand = asset.category === 'realEstate';
    const land = asset.legalDescription ?? 'see deed';
    const isSound =
      row !== undefined &&
      (row[2] ?? '') !== '' &&
      (!isLand || (row[0] ?? '').includes(land)) &&
      (!passesByDesignation(asset) || (row[2] ?? '').includes('not retitled'));
    return isSound
      ? []
      : [{ check: 'RLT19', level: 'error', message: `“${asset.description}” is not listed properly in Schedule A.` }];
  });
};

const checkExecution = (document: LegalDocument, facts: LivingTrustFacts): readonly Finding[] => {
  const accepting = signersOf(document).filter(({ capacity }) => capacity.includes('Trustee'));
  const accept = facts.initialTrustees.every(({ name }) => accepting.some((signer) => isSamePerson(signer.name, name)));
  const needed = facts.law ? executionRule('lifetime-trust', facts.law).witnesses : 0;
  const hasWitnesses = witnessLinesOf(document) >= needed;
  const law = `law of ${stateInText(facts.governingState)}`;
  const toldHow = document.guide.some(({ steps }) => steps.some(({ text }) => text.includes(law)));
  return [
    ...(accept ? [] : [{ check: 'RLT21', level: 'error', message: 'A first trustee has no line to accept.' } as const]),
    ...(hasWitnesses && toldHow && (needed === 0 || certificatesOf(document).length > 0)
      ? []
      : [{ check: 'RLT21', level: 'error', message: 'The formalities of the governing state are not met.' } as const]),
  ];
};
