import { designatedKind, hasOtherKindInWords, mayPassByDesignation } from '#facts/asset-kind.ts';
import { isCooperative } from '#facts/cooperative.ts';
import type { DesignatedKind } from '#facts/designated-words.ts';
import type { Asset } from '#facts/shapes.ts';
import type { propertyLists } from '#rules/land-can-be-held.ts';
import { defineRule, type Objection, type Rule, warning } from '#rules/rule.ts';

/** A list of property. */
type PropertyField = (typeof propertyLists)[number];

const codeOf = (code: string, field: PropertyField): string => (field === 'assets' ? code : `${code} ${field}`);

/** V10: land without a legal description is referred to by its deed, and the person is told. */
export const landIsDescribedIn = <Field extends PropertyField>(field: Field, schedule: string): Rule<Field> =>
  defineRule(codeOf('V10', field), [field], ({ [field]: assets = [] }) =>
    assets
      .filter(
        ({ category, description, legalDescription }) =>
          category === 'realEstate' && legalDescription === undefined && !isCooperative({ category, description }),
      )
      .map(({ description }) =>
        warning(
          [field],
          `“${description}” has no legal description yet; ${schedule} refers to the deed. You need the legal description to deed it to the trust.`,
        ),
      ),
  );

export const landIsDescribed = landIsDescribedIn('assets', 'Schedule A');

/** V11: what passes by designation is not retitled; where its words and its kind disagree, the person is asked. */
export const designatedIsNotRetitledFrom = <Field extends PropertyField>(field: Field): Rule<Field> =>
  defineRule(codeOf('V11', field), [field], ({ [field]: assets = [] }) =>
    assets.flatMap((asset) => tellDesignation(asset, field)),
  );

export const designatedIsNotRetitled = designatedIsNotRetitledFrom('assets');

const tellDesignation = <Field extends PropertyField>(asset: Asset, field: Field): readonly Objection<Field>[] => {
  const kind = designatedKind(asset);
  const what = `“${asset.description}”`;
  if (kind === undefined) return askInDoubt(asset, field);
  if (hasOtherKindInWords(asset)) {
    const message = `Is ${what} ${kindWords[kind]}? Its description and its kind disagree. As it stands, it is not retitled into the trust; please correct whichever is wrong.`;
    return [warning([field], message)];
  }
  const message = toldOf[kind];
  return message === undefined ? [] : [warning([field], `${what} ${message}`)];
};

const askInDoubt = <Field extends PropertyField>(asset: Asset, field: Field): readonly Objection<Field>[] => {
  const doubt = mayPassByDesignation(asset);
  if (doubt === undefined) return [];
  const [what, why] =
    doubt === 'retirement'
      ? ['a retirement account', 'to retitle a retirement account counts as a taxable withdrawal']
      : ['life insurance or an annuity', 'a policy pays to whoever is named in it'];
  return [
    warning(
      [field],
      `Is “${asset.description}” ${what}? Its description leaves that open, so it is not retitled into the trust before you have asked its custodian: ${why}. Please choose its kind, or describe it so that it cannot be mistaken.`,
    ),
  ];
};

const asWithdrawal =
  'is not retitled into the trust: that would count as a taxable withdrawal. Use a beneficiary designation instead.';

const toldOf: Readonly<Partial<Record<DesignatedKind, string>>> = {
  retirement: asWithdrawal,
  healthSavings: asWithdrawal,
  disabilitySavings:
    'is not retitled into the trust: it belongs to the person with a disability, and has rules of its own at that person’s death.',
  payableOnDeath:
    'passes to whoever is designated for it, outside the trust, so it is not retitled. If the trust should have it, ask the institution how, and then describe it without that designation.',
  heldForMinor:
    'belongs to the minor for whom it is kept, so it cannot go into the trust. Please take it out of the list, or describe it otherwise if it is your own.',
};

const kindWords = {
  retirement: 'a retirement account',
  healthSavings: 'a health savings account',
  educationSavings: 'an education savings account',
  lifeInsurance: 'life insurance',
  annuity: 'an annuity',
  disabilitySavings: 'an ABLE account',
  payableOnDeath: 'an account that is payable on death',
  heldForMinor: 'an account of a minor',
} as const satisfies Readonly<Record<DesignatedKind, string>>;

/** RLT15: only a spouse may be given the right to live in the home as the spouse. */
export const spouseMayStay = defineRule(
  'RLT15',
  ['residencePlan', 'maritalStatus'],
  ({ residencePlan, maritalStatus }) =>
    residencePlan === 'spouseMayLive' && maritalStatus !== undefined && maritalStatus !== 'Married'
      ? [
          warning(
            ['residencePlan', 'maritalStatus'],
            `You chose that your spouse may live in your home, but you are ${maritalStatus === 'Separated' ? 'separated' : 'not married'}, so the document leaves that out.`,
          ),
        ]
      : [],
);
