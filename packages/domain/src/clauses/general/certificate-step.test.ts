import { expect, test } from 'vitest';
import { certificateHeading } from '#clauses/general/certificate-heading.ts';
import { certificateStep } from '#clauses/general/certificate-step.ts';
import { jointTrustSample } from '#catalogue/joint-trust/joint-trust-sample.ts';
import { jointTrust } from '#catalogue/joint-trust/joint-trust.ts';
import { assembled, settled } from '#catalogue/living-trust/testing/tampered-document.ts';
import { lawOf } from '#law/law-of.ts';
import { everyLaw } from '#law/every-law.ts';
import { stateCodes } from '#law/state-code.ts';

test('nobody is left to believe that words are certain which were not verified', () => {
  const told = stateCodes.filter((code) => certificateStep(lawOf(code)).length > 0);
  expect(told).toEqual(expect.arrayContaining(['AR', 'KY', 'NH', 'UT']));
  for (const code of stateCodes) {
    const { acknowledgment, requires } = lawOf(code).certificates;
    const isUnsure = [acknowledgment.individual, acknowledgment.representative, requires].some(
      ({ confidence }) => confidence === 'verify',
    );
    expect([code, told.includes(code)]).toEqual([code, isUnsure]);
  }
});

test('an attestation is not called an acknowledgment', () => {
  expect(certificateHeading(lawOf('GA'))).toBe('Attestation before a Notary');
  for (const code of stateCodes.filter((one) => one !== 'GA'))
    expect(certificateHeading(lawOf(code))).toBe('Notary Acknowledgment');
});

test('the sheet on signing of a trust of one and of two says that the certificate was not verified', () => {
  const words = 'We could not verify every detail of the notary’s certificate that is printed here for Kentucky';
  const ofOne = assembled(settled({ grantorState: 'KY', governingState: 'KY' }));
  expect(JSON.stringify(ofOne.guide)).toContain(words);
  const ofTwo = jointTrust(everyLaw).preview(
    { ...jointTrustSample, grantorState: 'KY', governingState: 'KY' },
    '2026-11-23',
  );
  expect(JSON.stringify(ofTwo.guide)).toContain(words);
});
