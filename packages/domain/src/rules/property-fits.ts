import { designatedKind, type DesignatedKind, hasOtherKindInWords } from '#facts/asset-kind.ts';
import type { Asset } from '#facts/shapes.ts';
import { defineRule, type Objection, type Rule, warning } from '#rules/rule.ts';

/** A list of property. */
type PropertyField = 'assets' | 'assetsOfBoth' | 'assetsOfFirst' | 'assetsOfSecond';

const codeOf = (code: string, field: PropertyField): string => (field === 'assets' ? code : `${code} ${field}`);

/** V10: land without a legal description is referred to by its deed, and the person is told. */
export const landIsDescribedIn = <Field extends PropertyField>(field: Field, schedule: string): Rule<Field> =>
  defineRule(codeOf('V10', field), [field], ({ [field]: assets = [] }) =>
    assets
      .filter(({ category, legalDescription }) => category === 'realEstate' && legalDescription === undefined)
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
  if (kind === undefined) return [];
  if (hasOtherKindInWords(asset)) {
    const message = `Is ${what} ${kindWords[kind]}? Its description and its kind disagree. As it stands, it is not retitled into the trust; please correct whichever is wrong.`;
    return [warning([field], message)];
  }
  const message = `${what} is not retitled into the trust: that would count as a taxable withdrawal. Use a beneficiary designation instead.`;
  return kind === 'retirement' || kind === 'healthSavings' ? [warning([field], message)] : [];
};

const kindWords = {
  retirement: 'a retirement account',
  healthSavings: 'a health savings account',
  educationSavings: 'an education savings account',
  lifeInsurance: 'life insurance',
  annuity: 'an annuity',
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
