import { expect, test } from 'vitest';
import type { Draft } from '#assembly/draft.ts';
import { finalize } from '#assembly/finalize.ts';
import { byArticles } from '#assembly/numbering.ts';
import { plainText } from '#assembly/plain-text.ts';
import { notarialCertificate } from '#clauses/general/notarial-certificate.ts';
import type { Appearing } from '#clauses/general/print-certificate.ts';
import { certificateOf } from '#law/certificate-of.ts';
import { lawOf } from '#law/law-of.ts';
import { stateCodes, type StateCode } from '#law/state-code.ts';

const person: Appearing = { as: 'individual', role: 'grantor', name: 'Ana Paz' };
const trustee: Appearing = {
  as: 'representative',
  role: 'trustee',
  name: 'Ben Ode',
  office: 'Trustee',
  entity: 'The Paz Trust',
};
const bank: Appearing = { as: 'organization', role: 'trustee', name: 'Oak Bank' };

const draft = (code: StateCode, act: 'acknowledgment' | 'jurat', appearing: readonly Appearing[]): Draft => ({
  documentType: 'deed',
  title: 'A Deed',
  instrument: 'Deed',
  draftedOn: '2026-11-20',
  governingState: lawOf(code).name,
  cover: [],
  notice: 'Not legal advice.',
  terms: { agent: ['Agent', 'Agents'] },
  numbering: byArticles,
  opening: [],
  articles: [],
  acts: [
    {
      kind: act,
      heading: 'Certificates',
      certificates: appearing.map((one) => notarialCertificate({ act, law: lawOf(code), appearing: one })),
    },
  ],
  schedules: [],
  guide: [],
});

const textOf = (code: StateCode, act: 'acknowledgment' | 'jurat', ...appearing: readonly Appearing[]): string => {
  const result = finalize(draft(code, act, appearing));
  if (!result.ok) throw new Error(`${code}: ${JSON.stringify(result.reason)}`);
  return plainText(result.value);
};

test('every state has a sound certificate for a person, a trustee and an organization, and one for an oath', () => {
  for (const code of stateCodes) {
    const text = textOf(code, 'acknowledgment', person, trustee, bank);
    for (const name of ['Ana Paz', 'Ben Ode']) expect(text).toContain(name);
    expect(text.match(/Signature of notarial officer:/gu)).toHaveLength(3);
    expect(textOf(code, 'jurat', person)).toContain('Ana Paz');
  }
});

test('the place is left to the officer, under the name by which each state goes', () => {
  const venue = (code: StateCode) => textOf(code, 'acknowledgment', person);
  expect(venue('VA')).toContain('Commonwealth of Virginia\nCounty/City of (place where the notary acts)');
  expect(venue('AK')).toContain('State of Alaska\n(place where the notary acts) Judicial District');
  for (const code of stateCodes) {
    expect(venue(code)).not.toMatch(/State of (?:the )?(?:District|Virginia|Kentucky|Massachusetts|Pennsylvania)/u);
  }
});

test('every jurisdiction prints its own words, and nothing of a certificate is lost', () => {
  for (const code of stateCodes) {
    const law = lawOf(code);
    for (const [act, appearing] of [
      ['acknowledgment', person],
      ['acknowledgment', trustee],
      ['jurat', person],
    ] as const) {
      const printed = textOf(code, act, appearing).replace(/\s+/gu, ' ');
      const capacity = appearing === trustee ? 'representative' : 'individual';
      const { paragraphs, notice } = certificateOf(law, { act, capacity });
      const words = paragraphs.flat().flatMap((part) => (part.kind === 'text' ? [part.text] : []));
      for (const one of [...words, ...(notice === undefined ? [] : [notice])])
        expect(printed).toContain(one.replace(/\s+/gu, ' ').trim());
    }
  }
});

test('every jurisdiction prints the venue of its own law', () => {
  for (const code of stateCodes) {
    const { name, venue } = lawOf(code);
    const printed = textOf(code, 'acknowledgment', person);
    expect(printed).toContain(name);
    for (const line of venue.lines)
      for (const fixed of line.split(/\{[^}]+\}/u)) expect(printed).toContain(fixed.trim());
  }
});

test('a trustee appears in the office, an organization by somebody whose name and title are blank', () => {
  expect(textOf('TX', 'acknowledgment', trustee)).toContain('by Ben Ode as Trustee of The Paz Trust');
  expect(textOf('TX', 'acknowledgment', bank)).toContain(
    'by (name of the person who signs) as (title of the person who signs) of Oak Bank',
  );
});

test('a state whose words name nobody still has it said whose signature is certified', () => {
  expect(textOf('GA', 'acknowledgment', person)).toContain(
    'As to the signature of Ana Paz, which one of the witnesses above attests here once more:\nSigned, sealed',
  );
  expect(textOf('OH', 'acknowledgment', person)).not.toContain('As to the signature');
});

test('the officer has a line for all that the state asks for beside the words', () => {
  expect(textOf('AR', 'acknowledgment', person)).toContain('Printed name:\nCommission number:\nMy commission expires:');
  expect(textOf('GA', 'acknowledgment', person)).not.toContain('My commission expires:');
});

test('whoever witnessed the signature is not asked to sign beside the officer as if they were somebody else', () => {
  const again = 'which one of the witnesses above attests here once more:';
  for (const code of stateCodes) {
    const text = textOf(code, 'acknowledgment', person);
    expect([code, text.includes(again)]).toEqual([code, text.includes('Unofficial Witness')]);
  }
});
