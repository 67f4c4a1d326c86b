import { expect, test } from 'vitest';
import { jointTrust } from '#catalogue/joint-trust/joint-trust.ts';
import { jointTrustSample } from '#catalogue/joint-trust/joint-trust-sample.ts';
import { livingTrust } from '#catalogue/living-trust/living-trust.ts';
import { livingTrustSample } from '#catalogue/living-trust/living-trust-sample.ts';
import { pourOverWill } from '#catalogue/pour-over-will/pour-over-will.ts';
import { testamentaryTrust } from '#catalogue/testamentary-trust/testamentary-trust.ts';
import { plainText } from '#assembly/plain-text.ts';
import type { Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';
import type { StateCode } from '#law/state-code.ts';

const finished = (change: Facts) => {
  const document = livingTrust(everyLaw).finish({ ...livingTrustSample, ...change }, '2026-11-22');
  if (!document.ok) throw new Error(JSON.stringify(document.reason));
  return document.value;
};

const sheetIn = (state: StateCode): string => {
  const { guide } = finished({ grantorState: state, governingState: state, specialArrangements: ['belongingsList'] });
  const sheet = guide.find(({ id }) => id === 'belongings');
  return (sheet?.steps ?? []).flatMap(({ text, items = [] }) => [text, ...items]).join('\n');
};

test('whoever chooses a list of belongings is never left without a form that names the trust and its maker', () => {
  const { guide, title } = finished({ specialArrangements: ['belongingsList'] });

  expect(guide.at(-1)?.form).toMatchObject({ columns: ['Item', 'Recipient'], signer: livingTrustSample.grantorName });
  expect(guide.at(-1)?.form?.words.join(' ')).toContain(`made by ${livingTrustSample.grantorName}`);
  expect(guide.at(-1)?.form?.words.join(' ')).toContain(title);
  expect(guide.flatMap(({ steps }) => JSON.stringify(steps)).join(' ')).not.toContain('Recipient');
});

test('of two makers of a trust, none is left without a list of their own', () => {
  const document = jointTrust(everyLaw).finish(
    { ...jointTrustSample, specialArrangements: ['belongingsList'] },
    '2026-11-22',
  );
  if (!document.ok) throw new Error(JSON.stringify(document.reason));
  const forms = document.value.guide.filter(({ form }) => form);

  expect(forms.map(({ form }) => form?.signer)).toEqual([jointTrustSample.grantorName, jointTrustSample.spouseName]);
  expect(new Set(forms.map(({ id }) => id)).size).toBe(2);
});

test.each([
  ['pour-over-will', pourOverWill(everyLaw)],
  ['testamentary-trust', testamentaryTrust(everyLaw)],
])('a %s speaks of a list only with a form that names the will, and only where the law gives it effect', (_, type) => {
  const formIn = (state: StateCode) => {
    const document = type.finish({ ...type.sample, grantorState: state, governingState: state }, '2026-11-22');
    if (!document.ok) throw new Error(JSON.stringify(document.reason));
    return { title: document.value.title, form: document.value.guide.at(-1)?.form };
  };

  const { title, form } = formIn('FL');
  expect(form?.words[0]).toContain(title);
  expect(form?.signer).toBe(type.sample.grantorName);
  expect(formIn('NY').form).toBeUndefined();
});

test('no list is said to be enough with a signature where the law asks more of a change of the trust', () => {
  expect(sheetIn('OH')).toContain('a list that you sign and date is enough under the law of Ohio');
  for (const state of ['FL', 'NY', 'DE'] as const) {
    expect(sheetIn(state)).not.toContain('sign and date is enough');
    expect(sheetIn(state)).toContain('sign it in the way in which the trust is signed');
  }
});

test('no list is said to count beside the will where no statute is certain to give it effect', () => {
  expect(sheetIn('FL')).toContain('(Fla. Stat. § 732.515) gives a signed list effect if your will refers to it');
  expect(sheetIn('TX')).toContain('is not certain to give a list effect: name them in your will');
});

test('the form is printed for nobody who did not choose it, and is no part of the instrument', () => {
  expect(finished({}).guide.map(({ id }) => id)).toEqual(['signing', 'after-signing']);
  expect(plainText(finished({ specialArrangements: ['belongingsList'] }))).not.toContain('List of Belongings');
});
