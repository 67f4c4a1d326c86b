import { expect, test } from 'vitest';
import { signersOf } from '#assembly/signers-of.ts';
import type { LegalDocument } from '#assembly/document.ts';
import { plainText } from '#assembly/plain-text.ts';
import { durableFinancialPoa } from '#catalogue/durable-financial-poa/durable-financial-poa.ts';
import { acceptanceWords } from '#execution/acceptance-words.ts';
import { everyLaw } from '#law/every-law.ts';
import type { StateCode } from '#law/state-code.ts';

const type = durableFinancialPoa(everyLaw);

const madeIn = (grantorState: StateCode): LegalDocument => {
  const document = type.finish({ ...type.sample, grantorState }, '2026-11-20');
  if (!document.ok) throw new Error(JSON.stringify(document.reason));
  return document.value;
};

const acceptanceIn = (state: StateCode) => madeIn(state).acts.find((act) => act.kind === 'acceptance');

test('the agent and each successor accept on a page of the instrument, after everything by which it is executed', () => {
  expect(madeIn('PA').acts.map(({ kind }) => kind)).toEqual(['sign', 'witness', 'acknowledgment', 'acceptance']);
  expect(acceptanceIn('PA')?.acceptances.map(({ signer }) => `${signer.name}, ${signer.capacity}`)).toEqual([
    'Daniel Whitfield, Agent',
    'Grace Whitfield Okoro, Successor Agent',
  ]);
});

test('the law of Pennsylvania asks for the acceptance before the agent acts, elsewhere the page is there for convenience', () => {
  expect([acceptanceIn('PA')?.isRequired, acceptanceIn('OH')?.isRequired]).toEqual([true, false]);
});

test('the principal alone executes it, and what is said of its state never counts the acceptance as given', () => {
  expect(signersOf(madeIn('PA')).map(({ id }) => id)).toEqual(['principal']);
  expect(acceptanceWords(madeIn('PA'))).toBe(
    'The document is signed without the acceptance, which Daniel Whitfield, and whoever follows, must sign by hand before acting, because the law asks for it. The acceptance is not recorded here.',
  );
  expect(acceptanceWords(madeIn('OH'))).toContain(
    'may sign by hand before acting. The acceptance is not recorded here.',
  );
  expect(acceptanceWords({ acts: [] })).toBe(undefined);
});

test('before anybody is named the page shows what is missing', () => {
  const [act] = type.preview({}, '2026-11-20').acts.filter(({ kind }) => kind === 'acceptance');
  expect(JSON.stringify(act)).toContain('To be completed');
  expect(JSON.stringify(act)).not.toContain('\\u0001');
});

test('whoever certifies the power says of it and of the authority that neither has ended', () => {
  expect(plainText(madeIn('OH'))).toContain(
    'neither the power of attorney nor my authority has been revoked, or ended in whole or in part',
  );
});
