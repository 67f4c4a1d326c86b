import type { LegalDocument } from '@evergrant/domain/assembly/document.ts';
import { signersOf } from '@evergrant/domain/assembly/signers-of.ts';
import { witnessLinesOf } from '@evergrant/domain/assembly/witness-lines-of.ts';
import { madeTypes } from '@evergrant/domain/catalogue/document-types.ts';
import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';
import { officerLinesOf } from '@evergrant/domain/execution/required-signers.ts';
import { afterAll, expect, test } from 'vitest';
import type { PaperSignature } from '#certificate.ts';
import { askPoppler } from '#pdf/testing/read-pdf.ts';
import { createPdfRenderer } from '#pdf/render-pdf.ts';
import { sampleCertificate } from '#testing/sample-certificate.ts';
import { sampleInk } from '#testing/sample-ink.ts';

const renderer = createPdfRenderer();

afterAll(async () => {
  await renderer.close();
});

const finished = (id: string): LegalDocument => {
  const document = documentTypeOf(id).finish(documentTypeOf(id).sample, '2026-11-22');
  if (!document.ok) throw new Error(JSON.stringify(document.reason));
  return document.value;
};

const linesOf = (document: LegalDocument): readonly Pick<PaperSignature, 'line' | 'name'>[] => [
  ...signersOf(document).map(({ id, name }) => ({ line: { kind: 'signer', signerId: id } as const, name })),
  ...Array.from({ length: witnessLinesOf(document) }, (_, index) => ({
    line: { kind: 'witness', number: index + 1 } as const,
    name: 'Wanda Hill',
  })),
];

/** The entries of the contents with their pages, and the number of pages that stands at the foot of each. */
const numbered = async (input: Omit<Parameters<typeof renderer.render>[0], 'watermark'>) => {
  const text = askPoppler('pdftotext', await renderer.render({ ...input, watermark: false }), '-layout');
  return {
    entries: text.split('\n').flatMap((line) => (/\.{3}|(?: \.){3}/u.test(line) ? [line.trim()] : [])),
    pages: [...new Set([...text.matchAll(/Page \d+ of (\d+)(?=\s+Initials|\s*$)/gmu)].map(([, of]) => of))][0],
  };
};

test.each(madeTypes.map(({ id }) => id))(
  'the contents and the page numbers of a %s are the same on the sheets, in the record of them, and signed on a screen',
  async (id) => {
    const document = finished(id);
    const lines = linesOf(document);
    const officers = officerLinesOf(document).map((_, index) => ({
      line: { kind: 'officer', number: index + 1 } as const,
      name: 'Nora Fields',
    }));
    const inInk = [...lines, ...officers].map((line) => ({ ...line, signedOn: '2026-11-22' }));
    const signatures = lines.map((line) => ({ ...line, ...sampleInk(), signedAt: '2026-11-22T15:00:00.000Z' }));
    const certificate = sampleCertificate(document);

    const print = await numbered({ document });
    expect(print.entries.length).toBeGreaterThan(10);
    expect(print.pages).toMatch(/^\d\d$/u);
    const ofSheets = { ...certificate, method: 'paper', signers: [] } as const;
    expect(await numbered({ document, onPaper: inInk, certificate: ofSheets })).toEqual(print);
    expect(await numbered({ document, signatures, certificate })).toEqual(print);
  },
);
