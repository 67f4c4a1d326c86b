import { expect, test } from 'vitest';
import { renderHtml } from '#html/render-html.ts';
import { sampleCertificate } from '#sample/sample-certificate.ts';
import { sampleTrust } from '#sample/sample-trust.ts';

test('a certificate says whether its hash is that of the text or, in older versions, of the page', () => {
  const certificate = sampleCertificate(sampleTrust());
  const printed = (hashed: 'text' | 'page') =>
    renderHtml(sampleTrust(), { watermark: false, certificate: { ...certificate, hashed } });

  expect(printed('text')).toContain(`SHA-256 of the text that is signed</dt><dd class="code">${certificate.sha256}`);
  expect(printed('page')).toContain('SHA-256 of the page that is signed');
});
