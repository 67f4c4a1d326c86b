import type { TermWords } from '#assembly/term-words.ts';

/** The defined terms of a pour-over will. A term is capitalised wherever it is used in its defined meaning. */
export const pourOverWillTerms: TermWords = {
  testator: ['Testator', 'Testators'],
  spouse: ['Spouse', 'Spouses'],
  trust: ['Trust', 'Trusts'],
  trustee: ['Trustee', 'Trustees'],
  executor: ['Executor', 'Executors'],
  guardian: ['Guardian', 'Guardians'],
  tangible: ['Tangible Personal Property', 'Tangible Personal Property'],
  residue: ['Residue', 'Residue'],
  needsTrust: ['Supplemental Needs Trust', 'Supplemental Needs Trusts'],
};
