import { isRetirementAccount } from '#facts/asset-kind.ts';
import { type Rule, warning } from '#rules/rule.ts';

/** V10: land without a legal description is referred to by its deed, and the person is told. */
export const landIsDescribed: Rule = ({ assets = [] }) =>
  assets
    .filter(({ category, legalDescription }) => category === 'realEstate' && legalDescription === undefined)
    .map(({ description }) =>
      warning(
        'V10',
        ['assets'],
        `“${description}” has no legal description yet; Schedule A refers to the deed. You need the legal description to deed it to the trust.`,
      ),
    );

/** V11: a retirement account is not retitled. */
export const retirementIsDesignated: Rule = ({ assets = [] }) =>
  assets
    .filter(isRetirementAccount)
    .map(({ description }) =>
      warning(
        'V11',
        ['assets'],
        `“${description}” is not retitled into the trust: that would count as a taxable withdrawal. Use a beneficiary designation instead.`,
      ),
    );

/** RLT15: only a spouse may be given the right to live in the home as the spouse. */
export const spouseMayStay: Rule = ({ residencePlan, maritalStatus }) =>
  residencePlan === 'spouseMayLive' && maritalStatus !== undefined && maritalStatus !== 'Married'
    ? [
        warning(
          'RLT15',
          ['residencePlan', 'maritalStatus'],
          'You chose that your spouse may live in your home, but you are not married, so the document leaves that out.',
        ),
      ]
    : [];
