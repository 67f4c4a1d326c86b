import { onlyWith } from '#facts/define-fact.ts';
import { debtsAndTaxesFrom } from '#facts/debts.ts';
import { needsGuardian } from '#facts/needs-guardian.ts';
import * as person from '#facts/person.ts';
import { rewordFact } from '#facts/reword-fact.ts';
import * as trust from '#facts/trust.ts';
import * as will from '#facts/will.ts';

// Facts as every will words them.

/** Other names of the testator. */
export const grantorAkaInWill = rewordFact(person.grantorAka, {
  why: 'Property may stand in a former or shortened name, and is found more easily when the will lists that name.',
});

const guardian = rewordFact(will.guardian, {
  isRequired: true,
  applies: onlyWith(['children'], needsGuardian),
  ask: () => 'Who should raise your minor children as guardian, if no parent can?',
  chips: () => [],
});

/** Who cares for minor children, where there are any. */
export const guardianQuestions = [
  will.hasMinorChildren,
  guardian,
  will.alternateGuardians,
  will.estateGuardian,
] as const;

/** What bears the taxes at death; each will says why it matters. */
export const taxesInWill = rewordFact(debtsAndTaxesFrom, {
  label: 'Taxes at death are paid from',
  ask: () => 'What should pay taxes at your death: the residue, or every gift in proportion?',
});

/** What becomes of who contests the will. */
export const noContestInWill = rewordFact(trust.noContest, {
  label: 'Whoever contests loses what the will gives them',
  ask: () => 'Should someone who contests the will lose what it gives them?',
});
