import type { LegalDocument } from '@evergrant/domain/assembly/document.ts';
import { afterAll, expect, test } from 'vitest';
import { pdfText, placedWords } from '#pdf/testing/read-pdf.ts';
import { createPdfRenderer } from '#pdf/render-pdf.ts';
import { sampleCertificate } from '#testing/sample-certificate.ts';
import { text } from '#testing/sample-blocks.ts';
import { sampleTrust } from '#testing/sample-trust.ts';

const renderer = createPdfRenderer();

afterAll(async () => {
  await renderer.close();
});

const print = (change: Partial<LegalDocument>): Promise<Uint8Array> =>
  renderer.render({ document: { ...sampleTrust(), articles: [], schedules: [], ...change }, watermark: false });

// US letter, in points.
const pageWidth = 612;
const pageHeight = 792;

test('a word of 290 letters stays on the paper, wherever a document prints it', async () => {
  const long = Array.from({ length: 29 }, (_, index) => `Wordnum${100 + index}`).join('');
  const cell = [text(long)];
  const pdf = await print({
    title: long,
    opening: [
      { kind: 'paragraph', content: cell },
      { kind: 'paragraph', content: [{ kind: 'party', role: 'grantor', name: long }] },
    ],
    schedules: [
      {
        id: 'schedule.a',
        label: 'Schedule A',
        heading: 'Property',
        blocks: [
          {
            kind: 'table',
            columns: [
              { heading: 'One', width: 85, align: 'start' },
              { heading: 'Two', width: 15, align: 'start' },
            ],
            rows: [[[text('x')], cell]],
          },
        ],
      },
    ],
    acts: [
      {
        kind: 'sign',
        heading: 'Execution',
        testimonium: [],
        signers: [{ kind: 'person', id: 'grantor', name: long, capacity: 'Grantor' }],
      },
    ],
    guide: [{ id: 'signing', heading: 'How to sign', steps: [{ text: long, items: [long] }] }],
  });
  const bare = pdfText(pdf).replace(/[\s\u200B\u00AD]/gu, '');

  expect(bare.split(long).length - 1).toBeGreaterThanOrEqual(7);
  for (const word of placedWords(pdf)) expect(word.right).toBeLessThan(pageWidth - 36);
});

test('a long word keeps an executed copy archival, also in another script', async () => {
  const document = sampleTrust(`${'Featherstonehaugh'.repeat(3)} ${'Наталія'.repeat(6)}`);
  const certificate = sampleCertificate(document);
  const pdf = await renderer.render({ document, watermark: false, certificate });

  expect(new TextDecoder('latin1').decode(pdf)).toContain('pdfaid:part>3<');
});

test('the words of an Arabic title stand from right to left', async () => {
  const words = placedWords(await print({ title: 'محمد حسن العلي' }), '-f', '1', '-l', '1').filter(({ text: word }) =>
    /\p{Script=Arabic}/u.test(word),
  );
  // Poppler gives the letters of a word in either order.
  const leftOf = (word: string) =>
    words.find(({ text: one }) => one === word || one === [...word].toReversed().join(''))?.left ?? Number.NaN;

  expect(leftOf('محمد')).toBeGreaterThan(leftOf('حسن'));
  expect(leftOf('حسن')).toBeGreaterThan(leftOf('العلي'));
});

test('a narrow column breaks between words and not inside of them', async () => {
  const row = ['Brokerage account', 'Household property'].map((words) => [text(words)]);
  const pdf = await print({
    opening: [
      {
        kind: 'table',
        columns: [
          { heading: 'Kind of property', width: 16, align: 'start' },
          { heading: 'Second', width: 84, align: 'start' },
        ],
        rows: [row],
      },
    ],
  });

  expect(placedWords(pdf).map((word) => word.text)).toEqual(expect.arrayContaining(['Brokerage', 'account']));
});

test('a title of 110 letters stands whole on the cover, and on one line of the running head', async () => {
  const title = `The ${'Montgomery Featherstonehaugh '.repeat(3)}Family Revocable Living Trust`;
  const pdf = await print({ title });
  const head = placedWords(pdf, '-f', '3', '-l', '3').filter(({ top }) => top < 72);

  expect(title.length).toBeGreaterThan(110);
  expect(pdfText(pdf)).toContain(title);
  expect(pdfText(pdf)).toMatch(/The Montgomery[^…]{20,60}…/iu);
  expect(new Set(head.map(({ top }) => Math.round(top))).size).toBe(1);
});

test('signatures stand under the last words of the instrument where there is room', async () => {
  const pdf = await renderer.render({ document: { ...sampleTrust(), articles: [] }, watermark: false });
  const page = placedWords(pdf, '-f', '3', '-l', '3').map((word) => word.text);

  expect(page).toEqual(expect.arrayContaining(['declares', 'Execution']));
});

test('twelve trustees sign on as many pages as they need, and no line runs off the paper', async () => {
  const signers = Array.from({ length: 12 }, (_, index) => ({
    kind: index % 2 === 0 ? ('person' as const) : ('organization' as const),
    id: `trustee-${index}`,
    name: `Trustee${index}`,
    capacity: 'Trustee',
  }));
  const words = placedWords(await print({ acts: [{ kind: 'sign', heading: 'Execution', testimonium: [], signers }] }));

  for (const { name } of signers) expect(words.some((word) => word.text.startsWith(`${name},`))).toBe(true);
  for (const { top, height } of words) expect(top + height).toBeLessThan(pageHeight - 24);
});

test('the guide stands on sheets of its own after the instrument, and in no executed copy', async () => {
  const document = sampleTrust();
  const clean = pdfText(await renderer.render({ document, watermark: false }));
  const certificate = sampleCertificate(document);
  const executed = pdfText(await renderer.render({ document, watermark: false, certificate }));
  const [instrument = '', guide = ''] = clean.split(/Not part of the instrument/iu);
  const [, total] = /Page 2 of (\d+)/u.exec(clean) ?? [];

  expect(guide).toContain('How to sign this document');
  expect(guide).toContain('This document is not legal advice.');
  expect(guide).toMatch(/Page 1 of \d\b/u);
  expect(guide).not.toContain('Initials');
  expect(instrument).toContain(`Page ${total} of ${total}`);
  expect(instrument).not.toContain('How to sign');
  expect(executed).not.toMatch(/Not part of the instrument|How to sign/iu);
});
