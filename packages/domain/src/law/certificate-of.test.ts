import { expect, test } from 'vitest';
import { certificateOf, type CertificateRequest, type NotarialCertificate } from '#law/certificate-of.ts';
import { partsOfTemplate, type CertificatePart } from '#law/certificate-template.ts';
import { lawOf } from '#law/law-of.ts';
import { stateCodes, type StateCode } from '#law/state-code.ts';

const requests: readonly CertificateRequest[] = [
  { act: 'acknowledgment', capacity: 'individual' },
  { act: 'acknowledgment', capacity: 'representative' },
  { act: 'acknowledgment', capacity: 'attorney-in-fact' },
  { act: 'jurat', capacity: 'individual' },
];

const shown = (part: CertificatePart): string => {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'printed':
      return `<${part.slot}>`;
    case 'blank':
      return '____';
    case 'box':
      return `[ ] ${part.label}`;
    case 'pronoun':
      return part.options.join('/');
  }
};

const textOf = ({ paragraphs }: NotarialCertificate): string =>
  paragraphs.map((parts) => parts.map(shown).join('')).join('\n');

const acknowledgment = (code: StateCode, capacity: CertificateRequest['capacity'] = 'individual') =>
  certificateOf(lawOf(code), { act: 'acknowledgment', capacity });

test('every state has a certificate for every act and capacity, without a slot that nobody knows', () => {
  for (const code of stateCodes) {
    for (const request of requests) {
      const certificate = certificateOf(lawOf(code), request);
      expect(textOf(certificate)).not.toMatch(/[{}☐]/u);
      expect(certificate.requires.length).toBeGreaterThan(0);
    }
  }
});

test('only signer, capacity and entity are ever printed; the part of the notary is blank', () => {
  for (const code of stateCodes) {
    for (const request of requests) {
      const parts = certificateOf(lawOf(code), request).paragraphs.flat();
      const slots = parts.flatMap((part) => (part.kind === 'printed' ? [part.slot] : []));
      for (const slot of slots) expect(['signer', 'capacity', 'entity']).toContain(slot);
      expect(parts.some(({ kind }) => kind === 'blank')).toBe(true);
    }
  }
});

test('California puts its notice first, word for word, and certifies no capacity', () => {
  const certificate = acknowledgment('CA', 'representative');
  expect(certificate.notice).toBe(
    'A notary public or other officer completing this certificate verifies only the identity of the individual who signed the document to which this certificate is attached, and not the truthfulness, accuracy, or validity of that document.',
  );
  expect(certificate.force).toBe('verbatim');
  expect(textOf(certificate)).toContain('he/she/they executed the same in his/her/their authorized capacity(ies)');
  expect(textOf(certificate)).toContain('under PENALTY OF PERJURY under the laws of the State of California');
  expect(textOf(certificate)).not.toContain('<capacity>');
  expect(certificate.paragraphs).toHaveLength(3);
});

test('no other state has a notice above its certificate', () => {
  expect(stateCodes.filter((code) => acknowledgment(code).notice !== undefined)).toEqual(['CA']);
});

test('Florida leaves both ways of appearing and the identification open', () => {
  const certificate = acknowledgment('FL');
  expect(textOf(certificate)).toBe(
    'The foregoing instrument was acknowledged before me by means of [ ] physical presence or [ ] online notarization, this ____ by <signer>, who is personally known to me or who has produced ____ as identification.',
  );
  expect(certificate.requires).toContain('appearance-means');
});

test('the short form of the uniform law names signer, capacity and entity', () => {
  expect(textOf(acknowledgment('TX', 'representative'))).toMatch(
    /acknowledged before me.*<signer>.*<capacity> of <entity>/u,
  );
  expect(textOf(acknowledgment('VA', 'attorney-in-fact'))).toContain(
    '<signer> as attorney in fact on behalf of <entity>',
  );
});

test('words that still have to be verified are marked', () => {
  expect(acknowledgment('KY').isCautious).toBe(true);
  expect(acknowledgment('FL').isCautious).toBe(false);
});

test('pronouns are offered for the notary to strike', () => {
  const pronouns = acknowledgment('AL')
    .paragraphs.flat()
    .filter(({ kind }) => kind === 'pronoun');
  expect(pronouns).toEqual([{ kind: 'pronoun', options: ['he', 'she', 'they'] }]);
});

test('a slot that nobody knows is refused', () => {
  expect(() => partsOfTemplate('before me on {moon}')).toThrow('unknown slot of a certificate: moon');
});
