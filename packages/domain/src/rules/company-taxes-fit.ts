import { partsByShare } from '#facts/company-parts.ts';
import { contributesByShare } from '#facts/company-terms.ts';
import { isOrganization, isTrustName } from '#facts/is-organization.ts';
import { formatMoney } from '#kit/money.ts';
import { defineRule, error, warning } from '#rules/rule.ts';

/** LL6: companies and partnerships cannot own an S corporation. */
export const ownersMayElect = defineRule('LL6a', ['taxTreatment', 'members'], ({ members = [], taxTreatment }) => {
  if (taxTreatment !== 'sCorporation') return [];
  // Some trusts may own one.
  const firm = members.find((member) => isOrganization(member) && !isTrustName(member.name));
  if (firm)
    return [
      error(
        ['taxTreatment', 'members'],
        `A company or partnership cannot own an S corporation, and ${firm.name} is a member. Please choose another tax treatment or change the members.`,
      ),
    ];
  return [
    warning(
      ['taxTreatment'],
      'An S corporation is for United States citizens and residents and certain trusts alone, and Form 2553 has to reach the Internal Revenue Service in time. Ask a tax adviser first.',
    ),
  ];
});

/** LL6: income that passes through to its owners is reported for their year. */
export const yearFitsTaxes = defineRule('LL9', ['fiscalYearEnd'], ({ fiscalYearEnd, taxTreatment = 'default' }) =>
  fiscalYearEnd !== undefined && fiscalYearEnd !== 'December 31' && taxTreatment !== 'cCorporation'
    ? [
        warning(
          ['fiscalYearEnd'],
          'A company whose income passes through to its members has to use the calendar year, unless all principal members use another year or the Internal Revenue Service agrees.',
        ),
      ]
    : [],
);

/** LL2: contributions are given for all members, or as one amount for all. */
export const contributionsAreWhole = defineRule('LL2', ['members'], ({ members = [] }) => {
  const given = members.filter(({ contributionInCents }) => contributionInCents !== undefined);
  return given.length === 0 || given.length === members.length
    ? []
    : [
        error(
          ['members'],
          'A contribution is given for some members and not for all. Please give it for every member, or for none and the amount for all together.',
        ),
      ];
});

/** LL2: what each member has to pay is told in figures before anybody signs. */
export const contributionsAreTold = defineRule('LL2b', ['contributesByShare'], (facts) => {
  if (!contributesByShare.applies(facts)) return [];
  const { members = [], initialCapitalInCents: total = 0 } = facts;
  const parts = partsByShare(total, members);
  const each = members.map(({ name }, index) => `${name} ${formatMoney(parts[index] ?? 0)}`).join(', ');
  return [
    warning(
      ['contributesByShare'],
      (facts.contributesByShare ?? contributesByShare.otherwise())
        ? `Each member has to pay this amount: ${each}, together ${formatMoney(total)}.`
        : `The members have to pay ${formatMoney(total)} together. The agreement does not say who pays how much: agree on it in writing, or write each amount in the list of members.`,
    ),
  ];
});

/** LL4: two equal owners can block each other. */
export const evenSplitIsTold = defineRule('LL4', ['members'], ({ members = [] }) =>
  members.length === 2 && members.every(({ percentage }) => percentage === 50)
    ? [
        warning(
          ['members'],
          'Two members with 50% each can block each other. The agreement has a procedure for that; read it and decide whether it suits you.',
        ),
      ]
    : [],
);
