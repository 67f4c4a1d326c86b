import type { Block, LegalDocument } from '@evergrant/domain/assembly/document.ts';
import { afterAll, expect, test, vi } from 'vitest';
import { renderHtml } from '#html/render-html.ts';
import { askPoppler, pdfText, placedWords } from '#pdf/testing/read-pdf.ts';
import { createPdfRenderer } from '#pdf/render-pdf.ts';
import { text } from '#sample/sample-blocks.ts';
import { sampleSignatures } from '#sample/sample-certificate.ts';
import { sampleTrust } from '#sample/sample-trust.ts';

vi.setConfig({ testTimeout: 60_000 });

const renderer = createPdfRenderer();

afterAll(async () => {
  await renderer.close();
});

const prescribed = 'NOTICE OF THE LAW: ____ [initial].\nThe second paragraph.';

const blocks: readonly Block[] = [
  { kind: 'subheading', content: [text('Powers that are granted')] },
  {
    kind: 'choices',
    choices: [
      { isTicked: true, content: [text('Real property')] },
      { isTicked: false, content: [text('Banking')] },
    ],
  },
  { kind: 'initials', items: [[text('Gifts to the agent')]] },
  { kind: 'notice', heading: 'Important', paragraphs: [[text('Read this first.')], [text('Keep a copy.')]] },
  { kind: 'field', label: 'Parcel number', content: [] },
  { kind: 'field', label: 'Recording district', content: [text('Orange')] },
  { kind: 'signature', signer: { kind: 'organization', id: 'bank', name: 'Oak Bank', capacity: 'Agent' } },
  {
    kind: 'verbatim',
    text: prescribed,
    cite: 'Statute 1',
    asOf: '2026-11-22',
    type: { smallestSize: 14, isBold: true, isBoxed: true },
  },
  { kind: 'payments', rows: [{ due: '2027-01-05', amountInCents: 100_000 }] },
];

const form = (own: readonly Block[] = blocks): LegalDocument => ({
  ...sampleTrust(),
  articles: [
    {
      id: 'grant',
      number: '',
      heading: 'Grant',
      sections: [{ id: 'grant.one', number: '1', heading: 'Powers', blocks: own }],
    },
  ],
  schedules: [],
});

const words = [
  'Powers that are granted',
  'Real property',
  'Gifts to the agent',
  'Important',
  'Keep a copy.',
  'Parcel number',
  'Orange',
  'Oak Bank',
  'NOTICE OF THE LAW: ____ [initial].',
  'The second paragraph.',
  'January 5, 2027',
  '$1,000.00',
  'Total',
];

test('every block of a form stands on paper and on the page', async () => {
  const pdf = pdfText(await renderer.render({ document: form(), watermark: false }));
  const html = renderHtml(form(), { watermark: false });

  for (const one of words) {
    expect(pdf).toContain(one);
    expect(html).toContain(one);
  }
  expect(pdf).toContain('By Date Name Title');
  expect(pdf).not.toContain('Article');
  expect(html).toContain('aria-label="ticked box"');
  expect(html).toContain('data-signature="bank"');
  expect(html).toContain('class="prescribed s14 bold framed" data-cite="Statute 1"');
});

test('the sum of a table is its foot, also for those who have the file read out', async () => {
  const pdf = await renderer.render({ document: { ...form(), guide: [] }, watermark: false });
  const [, foot = ''] = renderHtml(form(), { watermark: false }).split('<tfoot');

  expect(askPoppler('pdfinfo', pdf, '-struct').match(/^\s*TFoot(?:\s|$)/gmu)).toHaveLength(1);
  expect(foot.split('</tfoot>')[0]).toMatch(/Total.*\$1,000\.00/su);
});

test('prescribed words are set no smaller than the law asks', async () => {
  const pdf = await renderer.render({ document: form(), watermark: false });
  const placed = placedWords(pdf);
  const sizeOf = (word: string) => placed.find((one) => one.text === word)?.height ?? 0;

  expect(sizeOf('NOTICE') / sizeOf('Gifts')).toBeCloseTo(14 / 11.5, 1);
});

test('a signature in the body is printed where it stands, and an organization that has signed waits for no title', async () => {
  const [given] = sampleSignatures();
  if (!given) throw new Error('no signature');
  const signature = { ...given, line: { kind: 'signer', signerId: 'bank' } as const };
  const pdf = pdfText(await renderer.render({ document: form(), watermark: false, signatures: [signature] }));
  const html = renderHtml(form(), { watermark: false, signatures: [signature] });

  expect(pdf).toContain('January 6, 2026, 15:00:41 UTC');
  expect(pdf).not.toContain('Title of');
  expect(html.split('data-signature="bank"')[1]?.split('prescribed')[0]).toMatch(/<img alt="Signature of/u);
  expect(html).not.toContain('>Title</div>');
});

test('a list is a list for those who have the file read out', async () => {
  const item = (label: string, words: string) => ({ label, content: [text(words)] });
  const nested = [item('(i)', 'inner one'), item('(ii)', 'inner two')];
  const list: Block = { kind: 'list', items: [item('(a)', 'first'), { ...item('(b)', 'second'), items: nested }] };
  const pdf = await renderer.render({ document: { ...form([list]), guide: [] }, watermark: false });
  const structure = askPoppler('pdfinfo', pdf, '-struct');

  expect(structure.match(/^\s*L(?:\s|$)/gmu)).toHaveLength(2);
  expect(structure.match(/^\s*LI(?:\s|$)/gmu)).toHaveLength(4);
  expect(structure.match(/^\s*LBody(?:\s|$)/gmu)).toHaveLength(4);
  expect(pdfText(pdf)).toContain('(a) first (b) second (i) inner one (ii) inner two');
});

test('what is written on a line may be longer than the line, and stays clear of what follows', async () => {
  const long = text(
    'Luke Hansen, at the principal office of the company, 1820 NE Hogan Drive, Gresham, Oregon 97030 upstairs',
  );
  const own: readonly Block[] = [
    { kind: 'field', label: 'Person to ask about the company', content: [long] },
    { kind: 'paragraph', content: [text('Afterwards.')] },
    // The last paragraph goes over to the page of the signatures.
    { kind: 'paragraph', content: [text('The end.')] },
  ];
  const placed = placedWords(await renderer.render({ document: { ...form(own), guide: [] }, watermark: false }));
  const boxOf = (word: string) => placed.find((one) => one.text === word) ?? { top: Number.NaN, height: Number.NaN };
  expect(boxOf('upstairs').top).toBeGreaterThan(boxOf('Luke').top);
  expect(boxOf('Afterwards.').top).toBeGreaterThan(boxOf('upstairs').top + boxOf('upstairs').height * 0.9);
});
