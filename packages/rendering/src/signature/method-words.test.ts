import { expect, test } from 'vitest';
import { renderHtml } from '#html/render-html.ts';
import { sampleCertificate } from '#testing/sample-certificate.ts';
import { sampleTrust } from '#testing/sample-trust.ts';
import { editionWords, effectWords, isExecutedOnScreen } from '#signature/method-words.ts';

test('a certificate says whether its hash is that of the text or, in older versions, of the page', () => {
  const certificate = sampleCertificate(sampleTrust());
  const printed = (hashed: 'text' | 'page') =>
    renderHtml(sampleTrust(), { watermark: false, certificate: { ...certificate, hashed } });

  expect(printed('text')).toContain(`SHA-256 of the text that is signed</dt><dd class="code">${certificate.sha256}`);
  expect(printed('page')).toContain('SHA-256 of the page that is signed');
});

test('a certificate never says that a screen executes a document where the law is not certain to say so', () => {
  const certificate = sampleCertificate(sampleTrust());
  const printed = renderHtml(sampleTrust(), { watermark: false, certificate });

  expect(printed).toContain('kept as a record: no law of the governing state that we know of');
  expect(effectWords({ method: 'online', signers: [] })).not.toMatch(/execut/u);
  expect(effectWords({ method: 'online', isCertain: true, signers: [] })).toContain('execute the document, as the law');
});

test('a record of sheets that the owner has signed in ink has every line of the print, empty ones too', () => {
  const { signers, ...certificate } = sampleCertificate(sampleTrust());
  const record = { ...certificate, method: 'online-and-paper', signers: [] } as const;
  const linesIn = (given: typeof record) =>
    renderHtml(sampleTrust(), { watermark: false, certificate: given }).split('data-signature="witness-').length - 1;

  expect(linesIn(record)).toBe(2);
  const [owner] = signers;
  expect(isExecutedOnScreen({ ...record, signers: owner ? [{ ...owner, isOwner: true }] : [] })).toBe(true);
  expect(isExecutedOnScreen({ method: 'paper', signers })).toBe(false);
});

test('nothing is called signed online that everybody has signed on paper, though a screen would have done', () => {
  const { signers, completedOn } = sampleCertificate(sampleTrust());
  const certificate = { method: 'online-and-paper', completedOn } as const;

  expect(editionWords({ ...certificate, signers: [] })).not.toContain('online');
  expect(effectWords({ ...certificate, signers: [] })).toBe(
    'Signed in ink on paper on every line that is needed, as the owner states.',
  );
  expect(editionWords({ ...certificate, signers })).toContain('Signed online and on paper');
  expect(effectWords({ ...certificate, signers })).toContain('by some on a screen');
});
