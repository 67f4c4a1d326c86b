import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { compilePdf } from '#pdf/compile-pdf.ts';
import { wasmCompiler } from '#pdf/wasm-compiler.ts';
import { sampleCertificate, sampleSignatures } from '#testing/sample-certificate.ts';
import { sampleTrust } from '#testing/sample-trust.ts';

test('without a native binding the same pages come out, twice the same', async () => {
  const compiler = wasmCompiler();
  const document = sampleTrust();
  const input = {
    document,
    watermark: false,
    signatures: sampleSignatures(),
    certificate: sampleCertificate(document),
  };

  const pdf = await compilePdf(compiler, input);
  const again = await compilePdf(compiler, input);
  const text = execFileSync('pdftotext', ['-', '-'], {
    input: pdf,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
  });

  expect(Buffer.compare(pdf, again)).toBe(0);
  expect(text).toContain('Priya Raghunathan');
  expect(text).toContain(input.certificate.sha256);
});
