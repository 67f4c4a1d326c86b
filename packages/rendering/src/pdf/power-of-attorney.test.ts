import { durableFinancialPoa } from '@evergrant/domain/catalogue/durable-financial-poa/durable-financial-poa.ts';
import { plainText } from '@evergrant/domain/assembly/plain-text.ts';
import type { LegalDocument } from '@evergrant/domain/assembly/document.ts';
import type { Facts } from '@evergrant/domain/facts/facts.ts';
import { everyLaw } from '@evergrant/domain/law/every-law.ts';
import { lawOf } from '@evergrant/domain/law/law-of.ts';
import { afterAll, expect, test } from 'vitest';
import { renderHtml } from '#html/render-html.ts';
import { askPoppler } from '#pdf/testing/read-pdf.ts';
import { createPdfRenderer } from '#pdf/render-pdf.ts';

const renderer = createPdfRenderer();
const type = durableFinancialPoa(everyLaw);

afterAll(async () => {
  await renderer.close();
});

const finished = (facts: Facts): LegalDocument => {
  const document = type.finish({ ...type.sample, ...facts }, '2026-11-20');
  if (!document.ok) throw new Error(JSON.stringify(document.reason));
  return document.value;
};

const pagesOf = async (document: LegalDocument, watermark = false): Promise<readonly string[]> => {
  const pdf = await renderer.render({ document, watermark });
  return askPoppler('pdftotext', pdf)
    .split('\f')
    .map((page) => page.replace(/\s+/gu, ' ').trim());
};

const lettersOf = (text: string): string => text.replace(/[\s-]/gu, '');

const noticeOfPennsylvania = (): string => {
  const { words } = lawOf('PA').agency.notices.find(({ id }) => id === 'PA-notice') ?? {};
  return (words?.value ?? '').toUpperCase();
};

test('the first page of a power of attorney in Pennsylvania is the notice, before title and cover', async () => {
  const document = finished({ grantorState: 'PA' });
  const [first = '', cover = ''] = await pagesOf(document);

  expect(first).toMatch(/^NOTICE THE PURPOSE OF THIS POWER OF ATTORNEY/u);
  expect(lettersOf(first)).toContain(lettersOf(noticeOfPennsylvania()));
  expect(first).toContain('Signature of the person who makes this power of attorney');
  expect(first).not.toContain('Durable Power of Attorney of');
  expect(cover).toMatch(/^Durable Power of Attorney of/u);
});

test('the notice comes first on the page of a screen and in the words that are hashed, too', () => {
  const document = finished({ grantorState: 'PA' });
  const html = renderHtml(document, { watermark: false });

  expect(plainText(document).indexOf(noticeOfPennsylvania())).toBe('NOTICE\n'.length);
  expect(html.indexOf('class="front"')).toBeLessThan(html.indexOf('class="cover"'));
  expect(html.split('class="cover"')[0]).toContain('data-cite="20 Pa.C.S. § 5601(c)"');
});

test('a power over land in the District of Columbia begins with the words that head it there', async () => {
  const [first = ''] = await pagesOf(finished({ grantorState: 'DC', agentScope: 'everything' }));
  const [without = ''] = await pagesOf(finished({ grantorState: 'DC', agentScope: 'withoutLand' }));

  expect(first).toMatch(/^This power of attorney authorizes the person named below as my agent to sell, lease/u);
  expect(first).toMatch(/\(___\) All my real property\. \(___\) Only the specific property described.*____/u);
  expect(without).toMatch(/^Durable Power of Attorney of/u);
});

test('where no law wants words first the cover is the first page, and says so in the count of pages', async () => {
  const pages = await pagesOf(finished({ grantorState: 'OH' }));

  expect(pages[0]).toMatch(/^Durable Power of Attorney of/u);
  expect(pages[0]).not.toContain('Page 1 of');
  expect(pages[1]).toContain('Page 2 of');
});
