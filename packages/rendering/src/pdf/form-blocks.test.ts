import type { Block } from '@evergrant/domain/assembly/block.ts';
import type { LegalDocument } from '@evergrant/domain/assembly/document.ts';
import { afterAll, expect, test } from 'vitest';
import { renderHtml } from '#html/render-html.ts';
import { askPoppler, pdfText, placedWords } from '#pdf/testing/read-pdf.ts';
import { createPdfRenderer } from '#pdf/render-pdf.ts';
import { text } from '#testing/sample-blocks.ts';
import { sampleSignatures } from '#testing/sample-certificate.ts';
import { sampleTrust } from '#testing/sample-trust.ts';

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
  expect(html).toContain('aria-label="box to tick"');
  expect(html).toContain('<aside class="boxed"><p><strong>Important</strong></p>');
  expect(html).toContain('data-signature="bank"');
  expect(html).toContain('class="prescribed s14 bold framed" data-cite="Statute 1"');
});

test('an officer certifies inside of a form, in a box with room for the seal, on paper and on the page', async () => {
  const own: readonly Block[] = [
    {
      kind: 'certificate',
      notice: 'Identity alone is certified.',
      venue: [[text('Commonwealth of Kentucky')]],
      words: [
        [
          text('Acknowledged before me by '),
          { kind: 'blank', purpose: 'name', width: 30, entry: { what: 'name', by: 'officer', when: 'certificate' } },
          text(', as agent.'),
        ],
      ],
      officerLines: ['Signature of notarial officer', 'Commission number'],
    },
  ];
  const pdf = pdfText(await renderer.render({ document: form(own), watermark: false }));
  const html = renderHtml(form(own), { watermark: false });
  const said = ['Identity alone is certified.', 'Commonwealth of Kentucky', 'Notary seal', 'Commission number'];

  for (const one of [...said, 'Acknowledged before me by', ', as agent.']) {
    expect(pdf).toContain(one);
    expect(html).toContain(one);
  }
  expect(html).toContain('data-notary="exhibit"');
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
  const document = { ...form(), acts: [], guide: [] };
  const pdf = pdfText(await renderer.render({ document, watermark: false, signatures: [signature] }));
  const html = renderHtml(form(), { watermark: false, signatures: [signature] });

  expect(pdf).toContain('January 6, 2026, 15:00:41 UTC');
  expect(pdf).not.toMatch(/\bTitle\b/u);
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

test('a long answer on a ruled line pushes down what follows instead of lying over it', async () => {
  const long = 'Baking bread and cakes of every kind, and selling them in shops, on markets and by mail, '.repeat(3);
  const own: readonly Block[] = [
    { kind: 'field', label: 'Purpose', content: [text(`${long}lastword`)] },
    { kind: 'field', label: 'Nextlabel', content: [text('Orange')] },
  ];
  const placed = placedWords(await renderer.render({ document: { ...form(own), guide: [] }, watermark: false }));
  const [last, next] = ['lastword', 'Nextlabel:'].map((word) => placed.find((one) => one.text === word));

  expect(next?.top).toBeGreaterThan((last?.top ?? Infinity) + (last?.height ?? 0));
});

test('words before a rule to write on are not pulled apart', async () => {
  const rule = {
    kind: 'blank',
    purpose: 'date',
    width: 30,
    entry: { what: 'date', by: 'officer', when: 'certificate' },
  } as const;
  const sentence = 'All Members sign this Agreement and adopt the resolutions that stand in Schedule C on ';
  const own: readonly Block[] = [{ kind: 'paragraph', content: [text(sentence), rule, text('.')] }];
  const placed = placedWords(await renderer.render({ document: { ...form(own), guide: [] }, watermark: false }));
  const [one, other] = ['Members', 'sign'].map((word) => placed.find(({ text: found }) => found === word));

  expect((other?.left ?? Infinity) - (one?.right ?? 0)).toBeLessThan(5);
});
