import { listWords } from '#kit/list-words.ts';
import { deathTaxes } from '#law/death-taxes.ts';
import { executionRule } from '#law/execution-rule.ts';
import { lawOf } from '#law/law-of.ts';
import { certain } from '#law/read-rule.ts';
import { stateCodes, stateInSentence, type StateCode } from '#law/state-code.ts';

/** The states in which a living trust is signed on paper before witnesses or a notary, as words of a sentence. */
export const statesWithFormalTrusts = (): string =>
  listWords(stateCodes.filter((code) => trustMethod(code) === 'print-and-sign').map(stateInSentence));

/** How many jurisdictions are known to record a deed that passes a home on at death, as `34 states and the District of Columbia`. */
export const statesWithTransferDeeds = (): string => {
  const codes = stateCodes.filter((code) => certain(lawOf(code).provisions.todDeed) === true);
  const district = codes.filter((code) => stateInSentence(code).startsWith('the '));
  return listWords([`${codes.length - district.length} states`, ...district.map(stateInSentence)]);
};

/** The states that tax an estate of some size when somebody dies, as words of a sentence. */
export const statesWithEstateTax = (): string =>
  listWords(stateCodes.filter((code) => deathTaxes(lawOf(code)).estate.state === 'levied').map(stateInSentence));

/** The states of which it is not certain whether, or from what size on, they tax an estate. */
export const statesUnsureOfEstateTax = (): string =>
  listWords(stateCodes.filter((code) => deathTaxes(lawOf(code)).estate.state === 'unknown').map(stateInSentence));

/** The states that tax those who inherit, as words of a sentence. */
export const statesWithInheritanceTax = (): string =>
  listWords(stateCodes.filter((code) => deathTaxes(lawOf(code)).inheritance.state === 'levied').map(stateInSentence));

const trustMethod = (code: StateCode) => executionRule('lifetime-trust', lawOf(code)).method.kind;
