import { formationState, management, managers, members } from '#facts/company.ts';
import { initialCapitalInCents, taxTreatment } from '#facts/company-terms.ts';
import { deriveFact } from '#facts/derive-fact.ts';

// What follows from the facts about a company.

/** The law under which it is formed; undefined in a draft whose state is not known. */
export const formationLaw = deriveFact({
  field: 'formationLaw',
  from: [formationState],
  derive: (facts, laws) => laws(facts.formationState),
});

/** True for a company that more than one person owns. */
export const isShared = deriveFact({
  field: 'isShared',
  from: [members],
  derive: (facts) => facts.members.length > 1,
});

/** How the federal income tax sees it: an owner's own business, a partnership, or a corporation of either kind. */
export type CompanyTax = 'disregarded' | 'partnership' | 'sCorporation' | 'cCorporation';

export const companyTax = deriveFact({
  field: 'companyTax',
  from: [members, taxTreatment],
  derive: (facts): CompanyTax => {
    if (facts.taxTreatment !== 'default') return facts.taxTreatment;
    return facts.members.length > 1 ? 'partnership' : 'disregarded';
  },
});

/** The money that each member puts in, in US cents, in the order of the members. */
export const contributions = deriveFact({
  field: 'contributions',
  from: [members, initialCapitalInCents],
  derive: (facts): readonly number[] => {
    const total = facts.initialCapitalInCents ?? 0;
    const shares = facts.members.map(({ percentage = 100 }) => Math.round((total * percentage) / 100));
    const rest = total - shares.reduce((sum, share) => sum + share, 0);
    return facts.members.map(
      ({ contributionInCents }, index) => contributionInCents ?? (shares[index] ?? 0) + (index === 0 ? rest : 0),
    );
  },
});

/** Those who run it from the start: its managers, or else all members. */
export const governing = deriveFact({
  field: 'governing',
  from: [management, managers, members],
  derive: (facts): readonly string[] =>
    (facts.management === 'manager' ? (facts.managers ?? []) : facts.members).map(({ name }) => name),
});
