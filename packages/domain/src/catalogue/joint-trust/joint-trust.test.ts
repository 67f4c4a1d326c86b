import fc from 'fast-check';
import { expect, test } from 'vitest';
import { finished, partners, refusalOf, warningsOf } from '#catalogue/joint-trust/testing/joint-couple.ts';
import { plainText } from '#assembly/plain-text.ts';
import { signersOf } from '#assembly/signers-of.ts';
import { jointTrustFactsIn } from '#catalogue/joint-trust/joint-trust-facts.arbitrary.ts';
import { jointTrust } from '#catalogue/joint-trust/joint-trust.ts';
import { cosignersOf, makersOf } from '#execution/cosigners.ts';
import { isExecuted } from '#execution/refusals.ts';
import { everyLaw } from '#law/every-law.ts';
import { stateCodes } from '#law/state-code.ts';
import { allOwnWords } from '#review/read-document.ts';

const type = jointTrust(everyLaw);

const today = '2026-11-23';

// Where one of two is meant, the words before have named which one.
const ofOneGrantor =
  /\b(?:the death of|survives?|(?:child|children|Descendants) of|the words of|the purposes of) the Grantor\b|\bThe Grantor (?:transfers|declares|may revoke|makes|names|hopes|asks|adds|is)\b|\b(?:the|surviving) Spouse\b/u;

test('under every law that knows a trust, whatever valid facts are given, both have one and nothing speaks of a single grantor', () => {
  for (const [seed, state] of stateCodes.filter((one) => one !== 'LA').entries()) {
    const [facts = {}] = fc.sample(jointTrustFactsIn(state), { numRuns: 1, seed });
    const document = finished(facts, {});
    expect(ofOneGrantor.exec(allOwnWords(document))?.[0]).toBeUndefined();
    const errors = type.findings(facts, document).filter(({ level }) => level === 'error');
    expect([state, errors]).toEqual([state, []]);
  }
});

test('Louisiana, which has a law of trusts of its own, refuses a joint trust like any other', () => {
  expect(refusalOf({ grantorState: 'LA', governingState: 'LA', grantorAddress: '1 Oak St, Houma, LA 70360' })).toEqual([
    'governingState',
    'grantorState',
  ]);
});

test('both sign on one line as grantor and trustee, both as makers, and nothing is executed before both have', () => {
  const signers = signersOf(finished());
  expect(signers.map(({ id, capacity }) => [id, capacity])).toEqual([
    ['grantor', 'Grantor and Trustee'],
    ['second-grantor', 'Grantor and Trustee'],
  ]);
  expect(makersOf(signers)).toEqual(['Helen Marie Sandoval', 'Robert Luis Sandoval']);
  expect(cosignersOf(signers)).toEqual([
    { role: 'maker', signerId: 'second-grantor', name: 'Robert Luis Sandoval', capacity: 'Grantor and Trustee' },
  ]);
  const signing = { ownerHasSigned: true, witnesses: [], witnessesNeeded: 0 };
  expect(isExecuted({ ...signing, cosigners: [{ hasSigned: false }] })).toBe(false);
  expect(isExecuted({ ...signing, cosigners: [{ hasSigned: true }] })).toBe(true);
});

test('each of the two has a certificate of the notary, and witnesses attest both where the law asks for them', () => {
  const { acts } = finished({ grantorState: 'FL', governingState: 'FL' });
  const certificates = acts.flatMap((act) => ('certificates' in act ? act.certificates : []));
  expect(certificates.map(({ names }) => names)).toEqual([['Helen Marie Sandoval'], ['Robert Luis Sandoval']]);
  expect(acts.find(({ kind }) => kind === 'witness')).toMatchObject({ witnessLines: 2 });
});

test('the second maker takes nothing at the second death, holds no later office, and is somebody else', () => {
  const robert = 'Robert Luis Sandoval';
  expect(refusalOf({ beneficiaries: [{ name: robert, relationship: 'husband', percentage: 100 }] })).toContain(
    'beneficiaries',
  );
  expect(refusalOf({ successorTrustee: { name: robert } })).toContain('successorTrustee');
  expect(refusalOf({ spouseName: 'Helen Marie Sandoval' })).toContain('spouseName');
  expect(refusalOf({ sharesHome: false, secondAddress: '1 Elm St, Reno, NV 89501' })).toEqual(['secondAddress']);
  expect(refusalOf({ secondDateOfBirth: '2015-01-01' })).toEqual(['secondDateOfBirth']);
});

test('a thing belongs to both or to one, and is marked so', () => {
  const guitar = { description: 'martin guitar from 1968', category: 'tangible' as const };
  expect(refusalOf({ assetsOfFirst: [guitar] })).toEqual(['assetsOfSecond']);
  expect(refusalOf({ assetsOfFirst: [{ description: 'A boat', ownership: 'community' }] })).toEqual(['assetsOfFirst']);
  expect(refusalOf({ assetsOfBoth: [{ description: 'A boat', ownership: 'separate' }] })).toEqual(['assetsOfBoth']);
  expect(refusalOf({ assetsOfBoth: [{ description: 'A boat', ownership: 'community' }] }, partners)).toEqual([
    'assetsOfBoth',
  ]);
});

test('a couple is told of separate advice, of children of one, of taxes between partners, and of a joint trust elsewhere', () => {
  expect(warningsOf({})).toContain('consider separate advice for each');
  expect(warningsOf({ childrenOfOne: ['Clara Sandoval'] })).toContain(
    'to the loss of a child of the one who died first',
  );
  expect(warningsOf({ childrenOfOne: ['Clara Sandoval'], survivorPlan: 'heldForLife' })).not.toContain(
    'to the loss of',
  );
  expect(warningsOf({}, partners)).toContain('no marital deduction');
  expect(warningsOf({ grantorState: 'OH', governingState: 'OH' })).toContain('no community property state');
  expect(warningsOf({ grantorState: 'OH', governingState: 'OH', isAllCommunity: false })).toContain(
    'Outside the community property states a joint trust can raise questions',
  );
});

test('a draft in which nothing is known shows what is missing and decides nothing', () => {
  const text = plainText(type.preview({}, today));
  expect(text).toContain('To be completed');
  expect(text).not.toMatch(/undefined|NaN|Contribution of {2}/u);
});
