import { homeLaw, law } from '#derived/laws.ts';
import { deriveFact } from '#facts/derive-fact.ts';
import { isMarried, type MarriedStatus } from '#facts/is-married.ts';
import { maritalStatus, spouseName } from '#facts/person.ts';
import type { MaritalStatus } from '#facts/marital-status.ts';
import { isCommunityProperty } from '#law/provisions.ts';

// What follows from the facts about the person who makes the document.

/** Whether there is a spouse, who is then named; the separated are married until a court says otherwise. */
export type Marriage =
  | { readonly status: 'Married'; readonly spouseName: string; readonly isSeparated: boolean }
  | { readonly status: Exclude<MaritalStatus, MarriedStatus> };

export const marriage = deriveFact({
  field: 'marriage',
  from: [maritalStatus, spouseName],
  derive: ({ maritalStatus: status, spouseName: name }): Marriage =>
    isMarried(status) ? { status: 'Married', spouseName: name ?? '', isSeparated: status === 'Separated' } : { status },
});

/** True where the document may have to provide for a spouse who survives. */
export const leavesSpouse = deriveFact({
  field: 'leavesSpouse',
  from: [maritalStatus],
  derive: ({ maritalStatus: status }) => isMarried(status),
});

/** True for a married grantor whose home or governing law knows community property. */
export const holdsCommunityProperty = deriveFact({
  field: 'holdsCommunityProperty',
  from: [marriage, law, homeLaw],
  derive: (facts) =>
    facts.marriage.status === 'Married' &&
    [facts.law, facts.homeLaw].some((one) => one !== undefined && isCommunityProperty(one).value),
});

/** True where the spouse signs as well. Nobody who is separated is made to depend on the other's signature. */
export const spouseJoins = deriveFact({
  field: 'spouseJoins',
  from: [marriage, holdsCommunityProperty],
  derive: (facts) => facts.holdsCommunityProperty && facts.marriage.status === 'Married' && !facts.marriage.isSeparated,
});
