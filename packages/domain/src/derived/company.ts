import { formationState, management, managers, members } from '#facts/company.ts';
import { partsByShare } from '#facts/company-parts.ts';
import { contributesByShare, initialCapitalInCents, taxTreatment } from '#facts/company-terms.ts';
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

/** What the members put in, in US cents, in the order of the members; `each` is undefined where only the amount for all was said. */
interface Contributions {
  readonly each: readonly number[] | undefined;
  readonly total: number;
}

export const contributions = deriveFact({
  field: 'contributions',
  from: [members, initialCapitalInCents, contributesByShare],
  derive: ({ members: owners, initialCapitalInCents: amount = 0, contributesByShare: isByShare }): Contributions => {
    const parts = partsByShare(amount, owners);
    const each = owners.map(({ contributionInCents }, index) => contributionInCents ?? parts[index] ?? 0);
    const isSaid = isByShare || owners.length === 1 || owners.some((owner) => owner.contributionInCents !== undefined);
    return { each: isSaid ? each : undefined, total: isSaid ? each.reduce((sum, one) => sum + one, 0) : amount };
  },
});

/** Those who run it from the start: its managers, or else all members. */
export const governing = deriveFact({
  field: 'governing',
  from: [management, managers, members],
  derive: (facts): readonly string[] =>
    (facts.management === 'manager' ? (facts.managers ?? []) : facts.members).map(({ name }) => name),
});
