/** The articles, schedules and exhibits of all instruments, and the clauses that can stand in each, by the last part of their ids. */
const parts = {
  appointment: 'agent incapacity marriage successors',
  buyOut: 'events price terms',
  capital: 'accounts admission further initial liability members return unpaid',
  death:
    'abatement ademption afterSpouse children contingent debts determined disclaimer disclaimerTaxes exempt family gifts guidance heirs held homestead independentTrustee lapse lifetime lifetimeEnd manner marital maritalEnd minors needs needsEnd once organizations otherChildren parting payment pets petsEnd residence residenceEnd residenceFund shares steps survival takenIn tangibles trustOfFirst ultimate wishes words',
  declaration:
    'additions contributions designations family marriageEnds name omitted pourOver property purpose spouse titles trust will words',
  duties: 'acceptance care pay records resignation',
  effect: 'durability end start',
  ending: 'events order windingUp',
  executor: 'administration digital guardian nomination powers reliance',
  exhibit: 'assignment certification',
  first:
    'administration debts disclaimer disclaiming division gifts home marital maritalEnd partner stays survivor survivorsTrust waiting',
  formation: 'agent company offices purpose separateness term words',
  general:
    'amendment certification community communityHalf consent construction counterparts disputes governingLaw instructions law marriage noContest notices omitted pending perpetuities records reliance separateIncome severability signing spendthrift stepchildren',
  gifts: 'ademption needs specific tangibles',
  life: 'amendment apart care careOfOthers concurrence control distributions ending health homestead incapacity irrevocable pending personal recovery residence revocation taxReporting',
  management:
    'deadlock deadlockChoice deadlockClosing deadlockOffer decisions duties exculpation indemnity interested major managers meetings members office officers pay reliance',
  money: 'allocations classification distributions fiscalYear limits representative sCovenants taxDistributions',
  payments: 'abatement debts exempt survival taxes',
  powers:
    'agents borrowing business claims digital environment family general grant incidental income insurance investment kind limits loans merger property propertyOfOne realEstate retirement tax',
  residue: 'fallback gift heirs needs needsEnd needsGifts needsTrustee young',
  schedule: 'articles assets beneficiaries first members resolutions second spouse',
  special: 'benefit gifts granted personal withheld',
  transfers: 'assignees creditors firstRefusal heirs permitted restraint soleMember withdrawal',
  trust: '',
  trustees:
    'accounting acting bond compensation duties initial liability protector reliance removal reportsToNext resignation succession vacancy',
} as const;

// What holds clauses and has no number of its own to refer to.
const unnumbered: readonly string[] = ['buyOut', 'exhibit', 'schedule'];

/** Every place that a clause or an article can take in any instrument; a reference to none of them would print nothing for ever. */
export const places: ReadonlySet<string> = new Set(
  Object.entries(parts).flatMap(([part, names]) => [
    ...(unnumbered.includes(part) ? [] : [part]),
    ...names
      .split(' ')
      .filter(Boolean)
      .map((name) => `${part}.${name}`),
  ]),
);
