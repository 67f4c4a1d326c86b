import type { LegalDocument } from '@evergrant/domain/assembly/document.ts';
import { plainText } from '@evergrant/domain/assembly/plain-text.ts';
import { madeTypes } from '@evergrant/domain/catalogue/document-types.ts';
import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';
import { everyArrangement } from '@evergrant/domain/catalogue/living-trust/testing/every-arrangement.ts';
import { specialFamily } from '@evergrant/domain/catalogue/living-trust/testing/special-family.ts';
import { signersOf } from '@evergrant/domain/assembly/signers-of.ts';
import { makersOf } from '@evergrant/domain/execution/cosigners.ts';
import type { Facts } from '@evergrant/domain/facts/facts.ts';
import { afterAll, expect, test } from 'vitest';
import { renderHtml } from '#html/render-html.ts';
import { askPoppler, pdfText } from '#pdf/testing/read-pdf.ts';
import { createPdfRenderer } from '#pdf/render-pdf.ts';

const renderer = createPdfRenderer();

afterAll(async () => {
  await renderer.close();
});

const trust = documentTypeOf('living-trust');
const joint = documentTypeOf('joint-trust');

const finished = (id: string, facts: Facts): LegalDocument => {
  const document = documentTypeOf(id).finish(facts, '2026-11-22');
  if (!document.ok) throw new Error(JSON.stringify(document.reason));
  return document.value;
};

const print = (document: LegalDocument): Promise<Uint8Array> => renderer.render({ document, watermark: false });

const htmlText = (document: LegalDocument): string =>
  renderHtml(document, { watermark: false })
    .replace(/<style[^>]*>.*?<\/style>/gsu, ' ')
    .replace(/<[^>]*>/gu, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'")
    .replace(/\s+/gu, ' ');

test.each(madeTypes.map(({ id }) => id))(
  'no %s is printed without one of its people or the heading of an act',
  async (id) => {
    const { sample, namedPeople } = documentTypeOf(id);
    const document = finished(id, sample);
    const pages = { html: htmlText(document), pdf: pdfText(await print(document)) };
    const headings = document.acts.map(({ heading }) => heading);

    expect(namedPeople(sample).length).toBeGreaterThan(1);
    expect(headings.length).toBeGreaterThan(0);
    for (const words of [...namedPeople(sample), ...headings]) {
      expect(pages.html).toContain(words);
      expect(pages.pdf).toContain(words);
    }
  },
);

test.each([
  ['AK', 'State of Alaska', 'Judicial District'],
  ['VA', 'Commonwealth of Virginia', 'County/City of'],
  ['NC', 'County, North Carolina', 'County, North Carolina'],
  ['DC', 'District of Columbia', 'District of Columbia'],
] as const)('in %s no venue is printed that differs from the one that is hashed', async (state, place, county) => {
  const document = finished('living-trust', { ...trust.sample, grantorState: state, governingState: state });
  const certificates = [plainText(document), htmlText(document), pdfText(await print(document))].map(
    (text) => text.replace(/\s+/gu, ' ').split('Notary Acknowledgment').at(-1) ?? '',
  );

  expect(certificates).toHaveLength(3);
  for (const certificate of certificates) {
    expect(certificate).toContain(place);
    expect(certificate).toContain(county);
    expect(certificate).not.toMatch(
      /State of (?:the )?District|County of (?:the )?(?:District|Municipality)|State of Virginia/u,
    );
  }
});

// Without the running head, which ends in the day of the draft, and the foot.
const linesOf = (page: string): number =>
  page.split('\n').filter((line) => /\p{L}{2}/u.test(line) && !/Page \d+ of \d+|Initials|Prepared \p{Lu}/u.test(line))
    .length;

test.each(madeTypes.map(({ id }) => id))(
  'no page of the sample of a %s holds a heading and a few lines alone before the signatures',
  async (id) => {
    const document = finished(id, documentTypeOf(id).sample);
    const pages = askPoppler('pdftotext', await print(document), '-layout').split('\f');
    const [first] = document.acts;
    const contents = pages.findIndex((page) => /table of contents/iu.test(page));
    const signing = pages.findIndex(
      (page, index) => index > contents && first !== undefined && new RegExp(`^ *${first.heading}$`, 'mu').test(page),
    );
    const text = pages.slice(contents + 1, signing);

    expect(text.length).toBeGreaterThan(3);
    expect(text.map(linesOf).filter((lines) => lines < 10)).toEqual([]);
  },
);

test.each([
  ['the sample', trust.sample],
  ['a family with two lines of descendants', specialFamily],
  ['a family that has arranged everything', everyArrangement],
] as const)(
  'of %s no page of text stands almost empty before the signatures, and the contents fill one page',
  async (_, facts) => {
    const pages = askPoppler('pdftotext', await print(finished('living-trust', facts)), '-layout').split('\f');
    const signing = pages.findLastIndex((page) => page.includes('Attestation of Witnesses'));
    const text = pages.slice(2, signing);

    expect(pages[1]).toMatch(/table of contents/iu);
    expect(pages[1]).toContain('Schedule B');
    expect(pages[2]).not.toMatch(/\.{5}|(?: \.){5}/u);
    expect(text.length).toBeGreaterThan(8);
    expect(text.map(linesOf).filter((lines) => lines < 6)).toEqual([]);
  },
);

const longNames = {
  grantorName: 'Wilhelmina Alexandrina Featherstonehaugh-Montgomery Vandenberghe',
  spouseName: 'Bartholomew Maximilian Featherstonehaugh-Montgomery Vandenberghe III',
} as const;

test.each([
  ['a joint trust', 'joint-trust', joint.sample],
  ['a joint trust of people with long names', 'joint-trust', { ...joint.sample, ...longNames }],
  [
    'a joint trust in a state that asks for witnesses',
    'joint-trust',
    { ...joint.sample, grantorState: 'FL', governingState: 'FL' },
  ],
  ['a living trust', 'living-trust', trust.sample],
] as const)('in %s no witness attests on another page than the one where its makers sign', async (_, id, facts) => {
  const document = finished(id, facts);
  const pages = askPoppler('pdftotext', await print(document), '-layout').split('\f');
  const signing = pages.filter((page) => page.includes('Witness, signature'));
  const makers = makersOf(signersOf(document));

  expect(signing).toHaveLength(1);
  expect(signing[0]).toContain('Execution');
  // With what Poppler puts between the columns of two lines, a long name stands nowhere in one piece.
  expect(signing[0]?.match(/, Grantor and Trustee/gu)).toHaveLength(makers.length);
});

const couple = documentTypeOf('joint-trust').sample;

const longProperty: NonNullable<Facts['assets']> = [
  { description: 'Education savings account for Clara', category: 'other' },
  { description: 'Condominium at 77 Seabright Boulevard', category: 'realEstate', ownership: 'community' },
];

test('the contents of a joint trust fill one page, and none of its pages stands almost empty', async () => {
  const document = finished('joint-trust', couple);
  const pages = askPoppler('pdftotext', await print(document), '-layout').split('\f');
  const signing = pages.findLastIndex((page) => page.includes('Attestation of Witnesses'));

  expect(pages[1]).toMatch(/table of contents/iu);
  for (const { label } of document.schedules) expect(pages[1]).toContain(label);
  expect(pages[2]).not.toMatch(/\.{5}|(?: \.){5}/u);
  expect(
    pages
      .slice(2, signing)
      .map(linesOf)
      .filter((lines) => lines < 6),
  ).toEqual([]);
});

test.each<readonly [string, Facts]>([
  [
    'living-trust',
    {
      ...trust.sample,
      grantorState: 'CA',
      governingState: 'CA',
      maritalStatus: 'Married',
      spouseName: 'Luis Ortega Paz',
      assets: [...longProperty],
    },
  ],
  ['joint-trust', { ...couple, assetsOfBoth: [...longProperty] }],
])('the schedules and sheets of a %s break no word, and none is a page almost empty', async (id, facts) => {
  const document = finished(id, facts);
  const pages = askPoppler('pdftotext', await print(document), '-layout')
    .split('\f')
    .filter((page) => page.trim());
  const first = pages.findLastIndex((page) => page.includes('Attestation of Witnesses')) + 1;
  const behind = pages.slice(first);

  expect(behind.length).toBeGreaterThan(document.schedules.length);
  expect(behind.map(linesOf).filter((lines) => lines < 6)).toEqual([]);
  const words = behind.join(' ');
  for (const word of ['Education', 'savings', 'Community', 'designation', 'Condominium', 'Boulevard'])
    expect(words).toMatch(new RegExp(`\\b${word}\\b`, 'u'));
  expect(words).not.toMatch(/\p{L}-\n/u);
});

test('the list of belongings is a page of its own with its date and signature line, never the tail of another sheet', async () => {
  const document = finished('joint-trust', { ...couple, specialArrangements: ['belongingsList'] });
  const pages = askPoppler('pdftotext', await print(document), '-layout').split('\f');
  const lists = pages.filter((page) => page.includes('List of Belongings'));

  expect(lists).toHaveLength(2);
  for (const [index, maker] of ['Helen Marie Sandoval', 'Robert Luis Sandoval'].entries()) {
    expect(lists[index]).toMatch(new RegExp(`made by ${maker} and belongs to: The Sandoval Family Joint Trust`, 'u'));
    expect(lists[index]).toMatch(new RegExp(`${maker}, signature +Date`, 'u'));
    expect(lists[index]).not.toMatch(/not part of the instrument|How to/iu);
  }
  expect(htmlText(document)).not.toContain('List of Belongings');
  const preview = renderHtml(document, { watermark: true });
  expect(preview.match(/<h2 id="guide-belongings-form/gu)).toHaveLength(2);
});
