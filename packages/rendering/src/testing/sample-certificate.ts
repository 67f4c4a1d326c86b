import type { LegalDocument } from '@evergrant/domain/assembly/document.ts';
import type { Certificate, CertificateSigner, PrintedSignature } from '#certificate.ts';
import { digestOf } from '#digest/document-digest.ts';
import { sampleInk } from '#testing/sample-ink.ts';
import { sampleGrantor } from '#testing/sample-trust.ts';

const owner = sampleGrantor;

/** Signatures for `sampleTrust`: the grantor, then two witnesses. */
export const sampleSignatures = (): readonly PrintedSignature[] => {
  const ink = sampleInk();
  return [
    { line: { kind: 'signer', signerId: 'grantor' }, name: owner, ...ink, signedAt: '2026-01-06T15:00:41.120Z' },
    {
      line: { kind: 'witness', number: 1 },
      name: 'Priya Raghunathan',
      ...ink,
      signedAt: '2026-01-07T15:01:02.000Z',
      address: '12 Kirkwood Highway, Santa Barbara, California',
    },
    { line: { kind: 'witness', number: 2 }, name: 'Samuel O’Connell', ...ink, signedAt: '2026-01-08T09:12:30.000Z' },
  ];
};

/** The certificate of completion that belongs to `sampleSignatures`. */
export const sampleCertificate = (document: LegalDocument): Certificate => ({
  documentTitle: document.title,
  versionId: '0192f1c4-7d5e-7a30-9d55-1f0e6d3c8a21',
  sha256: digestOf(document),
  hashed: 'text',
  method: 'online',
  completedOn: '2026-01-08',
  issuedAt: '2026-01-08T09:12:31.000Z',
  signers: [
    signer(owner, 'Grantor and Trustee', '2026-01-06T15:00:41.120Z'),
    { ...signer('Priya Raghunathan', 'Witness', '2026-01-07T15:01:02.000Z'), invitedAt: '2026-01-06T15:05:00.000Z' },
    { ...signer('Samuel O’Connell', 'Witness', '2026-01-08T09:12:30.000Z'), viewedAt: '2026-01-08T09:10:00.000Z' },
  ],
  events: [
    { at: '2026-01-06T15:00:41.120Z', actor: owner, description: 'signed as Grantor and Trustee' },
    { at: '2026-01-06T15:05:00.000Z', actor: owner, description: 'invited Priya Raghunathan' },
    { at: '2026-01-07T15:01:02.000Z', actor: 'Priya Raghunathan', description: 'signed as Witness' },
    { at: '2026-01-08T09:12:30.000Z', actor: 'Samuel O’Connell', description: 'signed as Witness' },
  ],
});

const signer = (name: string, role: string, signedAt: string): CertificateSigner => ({
  name,
  role,
  email: `${name.split(' ')[0]?.toLowerCase() ?? ''}@example.com`,
  signedAt,
  ipAddress: '203.0.113.24',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  consentVersion: '2026-01',
});
