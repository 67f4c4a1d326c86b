import { dateOfSigning } from '@evergrant/domain/assembly/date-of-signing.ts';
import { execFileSync } from 'node:child_process';
import { signersOf } from '@evergrant/domain/assembly/signers-of.ts';
import { livingTrustSample } from '@evergrant/domain/catalogue/living-trust/living-trust-sample.ts';
import { livingTrust } from '@evergrant/domain/catalogue/living-trust/living-trust.ts';
import { everyLaw } from '@evergrant/domain/law/every-law.ts';
import { afterAll, expect, test } from 'vitest';
import { renderHtml } from '#html/render-html.ts';
import { askPoppler } from '#pdf/testing/read-pdf.ts';
import type { PdfInput } from '#pdf/pdf-input.ts';
import { createPdfRenderer } from '#pdf/render-pdf.ts';
import { sampleCertificate, sampleSignatures } from '#testing/sample-certificate.ts';
import { sampleTrust } from '#testing/sample-trust.ts';

const renderer = createPdfRenderer();

afterAll(async () => {
  await renderer.close();
});

const pdfTextOf = async (input: PdfInput): Promise<string> => {
  const pdf = await renderer.render(input);
  const text = execFileSync('pdftotext', ['-', '-'], {
    input: pdf,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  return text.replace(/\s+/g, ' ');
};

const htmlTextOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

const told = [
  'Marisol Reyes Luna',
  'Marisol R. Quintero',
  'Sofía Reyes Luna',
  'Mateo Reyes Luna',
  'Ana Cruz Vega',
  'Victor Hargrove',
  'Orlando Food Bank',
  'The Marisol Reyes Luna Living Trust',
  'my upright piano',
  'House at 12 Palm Street, Orlando',
  '$450,000',
];

test('a real living trust prints everything that was told, on the page and on paper', async () => {
  const document = sampleTrust();
  const html = htmlTextOf(renderHtml(document, { watermark: true }));
  const pdf = await pdfTextOf({
    document,
    watermark: false,
    signatures: sampleSignatures(),
    certificate: sampleCertificate(document),
    filledBlanks: [{ entry: dateOfSigning.entry, text: 'January 6, 2026' }],
  });

  for (const fact of told) {
    expect(html).toContain(fact);
    expect(pdf).toContain(fact);
  }
  for (const number of ['I', 'II', 'III', 'IV', 'V', 'VI']) expect(pdf).toContain(`ARTICLE ${number} `);
  expect(pdf).toContain('It is dated January 6, 2026');
});

test('every name in its role is marked on the page and no mark holds another name', () => {
  const html = renderHtml(sampleTrust(), { watermark: false });
  const names = [...html.matchAll(/data-party="[a-zA-Z]+">([^<]*)</g)].map((match) => htmlTextOf(match[1] ?? ''));

  expect(names.length).toBeGreaterThan(8);
  for (const name of names) expect(told).toContain(name);
});

test('a draft with facts still open says in words what is missing', async () => {
  const document = livingTrust(everyLaw).preview({ grantorName: 'Marisol Reyes' }, '2026-01-05');
  const html = renderHtml(document, { watermark: true });

  expect(html).toMatch(/<mark class="gap" data-gap="To be completed: [^"]+">To be completed: /);
  expect(await pdfTextOf({ document, watermark: true })).toMatch(/To be completed: \w+/);
});

test('everybody who signs has a certificate of their own, with one place for the officer to sign', () => {
  const document = sampleTrust();
  const [, ...certificates] = renderHtml(document, { watermark: false }).split('data-notary="acknowledgment"');

  expect(certificates).toHaveLength(new Set(signersOf(document).map(({ name }) => name)).size);
  for (const certificate of certificates) {
    expect(certificate.match(/Signature of notarial officer/gu)).toHaveLength(1);
    expect(certificate).toContain('verifies only the identity');
    expect(certificate).toContain('County of <span class="blank');
  }
});

test('the contents stand on one page, and whoever signs and attests stands on one page with words of the trust', async () => {
  const marriage = { maritalStatus: 'Married', spouseName: 'Luis Ortega Paz' } as const;
  const facts = { ...livingTrustSample, ...marriage, grantorState: 'CA', governingState: 'CA' } as const;
  const document = livingTrust(everyLaw).preview(facts, '2026-11-20');
  const pdf = await renderer.render({ document, watermark: false });
  const pages = askPoppler('pdftotext', pdf).split('\f');

  expect(pages[1]).toContain('Schedule B');
  const signed = pages.find((page) => page.includes('Attestation of Witnesses') && !page.includes('Table of Contents'));
  for (const words of ['that provision prevails', 'Marisol Reyes Luna, Grantor', 'Witness, signature'])
    expect(signed).toContain(words);
});
