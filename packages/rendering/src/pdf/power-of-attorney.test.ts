import { durableFinancialPoa } from '@evergrant/domain/catalogue/durable-financial-poa/durable-financial-poa.ts';
import { plainText } from '@evergrant/domain/assembly/plain-text.ts';
import type { LegalDocument } from '@evergrant/domain/assembly/document.ts';
import type { Facts } from '@evergrant/domain/facts/facts.ts';
import { everyLaw } from '@evergrant/domain/law/every-law.ts';
import { lawOf } from '@evergrant/domain/law/law-of.ts';
import { afterAll, expect, test } from 'vitest';
import { renderHtml } from '#html/render-html.ts';
import { askPoppler, placedWords } from '#pdf/testing/read-pdf.ts';
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

test('an instrument over land leaves three inches for the recorder at the top of its first page, and says whose measure that is', async () => {
  const document = finished({ grantorState: 'OH', agentScope: 'everything' });
  const pdf = await renderer.render({ document, watermark: false });
  const [label, ...below] = placedWords(pdf, '-l', '1').toSorted((one, other) => one.top - other.top);

  expect(label?.text).toBe('Space');
  const title = below.find(({ text }) => text === 'Durable');
  expect(title?.top).toBeGreaterThan(3 * 72);
  expect(plainText(document)).toMatch(/^Space for the recorder\nDurable Power of Attorney of/u);
  expect(renderHtml(document, { watermark: false })).toContain('<div class="recorder t3">Space for the recorder</div>');
  expect(JSON.stringify(document.guide)).toContain('That measure is our own');
});

test('where the law wants words first the room for the recorder is empty, and the notice still fits on that page', async () => {
  const document = finished({ grantorState: 'PA', agentScope: 'everything' });
  const pdf = await renderer.render({ document, watermark: false });
  const [first] = placedWords(pdf, '-l', '1').toSorted((one, other) => one.top - other.top);

  expect(first?.text).toBe('NOTICE');
  expect(first?.top).toBeGreaterThan(3 * 72);
  expect(placedWords(pdf, '-l', '1').map(({ text }) => text)).toContain('Date:');
});

test('a power without land leaves no room for a recorder', () => {
  const document = finished({ grantorState: 'OH', agentScope: 'withoutLand' });
  expect(document.recordersSpace).toBe(undefined);
  expect(plainText(document)).toMatch(/^Durable Power of Attorney of/u);
  expect(renderHtml(document, { watermark: false })).not.toContain('class="recorder');
});

test('the form by which an agent certifies brings the certificate of an officer in the words of the state', async () => {
  const document = finished({ grantorState: 'OH' });
  const longest = await pagesOf(finished({ grantorState: 'FL' }));
  const exhibit = plainText(document).split('Exhibit 1 ')[1] ?? '';
  const pages = await pagesOf(document);

  expect(exhibit).toContain('State of Ohio');
  expect(exhibit).toMatch(/before me .*\(name of the person who signs\)/u);
  for (const printed of [pages, longest])
    expect(
      printed.find((page) => page.includes('Certification by the Agent') && page.includes('penalty of perjury')),
    ).toContain('Notary seal');
});

test('where no law wants words first the cover is the first page, and says so in the count of pages', async () => {
  const pages = await pagesOf(finished({ grantorState: 'OH' }));

  expect(pages[0]).toContain('Durable Power of Attorney of');
  expect(pages[0]).not.toContain('Page 1 of');
  expect(pages[1]).toContain('Page 2 of');
});
