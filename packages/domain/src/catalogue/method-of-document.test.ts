import { expect, test } from 'vitest';
import { stateInText } from '#assembly/printed-facts.ts';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import { livingTrust } from '#catalogue/living-trust/living-trust.ts';
import { everyLaw } from '#law/every-law.ts';
import type { LawSource } from '#law/law-source.ts';
import { stateCodes } from '#law/state-code.ts';

const trust = documentTypeOf('living-trust');
const { execution } = trust;
const draftedOn = '2026-11-20';

const methodOf = (document: Omit<Parameters<typeof execution.requirementsOf>[0], 'draftedOn'>) =>
  execution.requirementsOf({ draftedOn, ...document }, {}).method;

test('a frozen document is signed as its own law says, whatever became of the answers since', () => {
  for (const state of stateCodes) {
    const { method } = execution.requirements({ governingState: state }, draftedOn);
    expect([state, methodOf({ governingState: stateInText(state) })]).toEqual([state, method]);
  }
  // A document of before the code was kept is known by the name that it prints.
  expect(methodOf({ governingState: 'Florida' }).kind).toBe('print-and-sign');
  expect(methodOf({ governingState: 'California' }).kind).toBe('electronic');
});

test('a frozen document keeps the state of its law as a code, however the name is printed', () => {
  const document = trust.preview({ ...trust.sample, governingState: 'FL' }, draftedOn);
  expect(document.governingStateCode).toBe('FL');
  expect(methodOf({ ...document, governingState: 'Estado de Florida' }).reason).toContain('before witnesses');
});

test('a law that ends later asks of a document what it asked on the day of its draft', () => {
  const ending: LawSource = (state) => {
    const law = everyLaw(state);
    if (!law) return undefined;
    const { trust: rules } = law.execution;
    const witnesses = { ...rules.witnesses, validTo: '2026-12-31' } as typeof rules.witnesses;
    return { ...law, execution: { ...law.execution, trust: { ...rules, witnesses } } };
  };
  const facts = { governingState: 'CA', grantorState: 'CA' } as const;
  const asked = (on: string) => {
    const document = { draftedOn: on, governingState: 'California', governingStateCode: 'CA' } as const;
    return livingTrust(ending).execution.requirementsOf(document, facts);
  };
  expect(asked('2026-12-31')).toEqual(livingTrust(everyLaw).execution.requirements(facts, '2027-01-01'));
  // What is no longer certain takes the strictest answer.
  expect(asked('2027-01-01')).toMatchObject({ witnessesNeeded: 2, method: { kind: 'print-and-sign' } });
});
