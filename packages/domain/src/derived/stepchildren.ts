import { deriveFact } from '#facts/derive-fact.ts';
import * as estate from '#facts/estate.ts';
import * as person from '#facts/person.ts';
import { stepchildrenAfterDivorce, stepchildrenWhoTake } from '#facts/stepchildren.ts';

/** The stepchildren who are given something while their parent is the spouse, and whether they keep it after a divorce. */
export interface StepchildrenWhoTake {
  readonly names: readonly string[];
  readonly keepAfterDivorce: boolean;
}

/** Undefined where no stepchild of a married person is given anything. */
export const stepchildren = deriveFact({
  field: 'stepchildren',
  from: [
    person.maritalStatus,
    person.children,
    estate.beneficiaries,
    estate.contingentBeneficiaries,
    estate.specificGifts,
    estate.residenceRecipient,
    stepchildrenAfterDivorce,
  ],
  derive: (facts): StepchildrenWhoTake | undefined => {
    const names = stepchildrenWhoTake(facts);
    return names.length === 0 ? undefined : { names, keepAfterDivorce: facts.stepchildrenAfterDivorce };
  },
});
