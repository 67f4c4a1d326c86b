import type { LegalDocument } from '@evergrant/domain/assembly/document.ts';
import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';
import type { Facts } from '@evergrant/domain/facts/facts.ts';
import { afterAll, expect, test } from 'vitest';
import { askPoppler } from '#pdf/testing/read-pdf.ts';
import { createPdfRenderer } from '#pdf/render-pdf.ts';

const renderer = createPdfRenderer();

afterAll(async () => {
  await renderer.close();
});

const finished = (id: string, change: Facts = {}): LegalDocument => {
  const type = documentTypeOf(id);
  const document = type.finish({ ...type.sample, ...change }, '2026-11-20');
  if (!document.ok) throw new Error(JSON.stringify(document.reason));
  return document.value;
};

const pagesOf = async (document: LegalDocument): Promise<readonly string[]> =>
  askPoppler('pdftotext', await renderer.render({ document, watermark: false }))
    .split('\f')
    .map((page) => page.replace(/\s+/gu, ' ').trim());

test('words that the maker added never stand over a signature without the section that says what they are', async () => {
  for (const id of ['durable-financial-poa', 'pour-over-will', 'living-trust', 'joint-trust', 'testamentary-trust']) {
    const pages = await pagesOf(finished(id));
    const signing = pages.find((page) => page.includes('Attestation of Witnesses') && page.includes('Printed name'));
    expect(signing).toMatch(/Special Instructions of the|Special Instructions The Principal/u);
  }
});

test('the sections before the signatures do not leave one short section alone on a page', async () => {
  const pages = await pagesOf(finished('joint-trust'));
  expect(pages.find((page) => page.includes('Originals and Copies') && !page.includes('Contents'))).toContain(
    'Severability',
  );
});

test('no certificate of an officer stands on a page that does not say what it certifies', async () => {
  const change: Facts = {
    grantorState: 'PA',
    grantorAddress: '4 Maple Street, Lancaster, PA 17602',
    grantorCounty: 'Lancaster',
  };
  const will = await pagesOf(finished('pour-over-will', change));
  const jurat = will.find((page) => page.includes('Sworn to or affirmed and acknowledged'));
  expect(jurat).toMatch(/Self-Proving Affidavit/u);

  const joint = (await pagesOf(finished('joint-trust'))).filter((page) => page.includes('Notary seal'));
  const ofMakers = joint.filter((page) => page.includes('WITNESS my hand'));
  expect(ofMakers.length).toBeGreaterThan(1);
  for (const page of ofMakers) expect(page).toContain('Notary Acknowledgment');
  expect(joint.join(' ').match(/Notary Acknowledgment, continued/gu)).toHaveLength(1);
});
