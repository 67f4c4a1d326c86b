import { dateOfSigning } from '@evergrant/domain/assembly/date-of-signing.ts';
import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { witnessLinesOf } from '@evergrant/domain/assembly/witness-lines-of.ts';
import { decode, encode } from 'fast-png';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrintedSignature } from '#certificate.ts';
import { canonicalJson } from '#digest/canonical-json.ts';
import { instrumentOf } from '#digest/instrument-of.ts';
import { digestOf } from '#digest/document-digest.ts';
import type { PdfInput } from '#pdf/pdf-input.ts';
import { createPdfRenderer } from '#pdf/render-pdf.ts';
import { mapTexts } from '#testing/map-texts.ts';
import { sampleCertificate, sampleSignatures } from '#testing/sample-certificate.ts';
import { sampleTrust } from '#testing/sample-trust.ts';

const renderer = createPdfRenderer();
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'evergrant-pdf-'));
});

afterAll(async () => {
  await renderer.close();
  rmSync(folder, { recursive: true });
});

const executed = (grantor?: string): PdfInput => {
  const document = sampleTrust(grantor);
  return {
    document,
    watermark: false,
    signatures: sampleSignatures(),
    certificate: sampleCertificate(document),
    filledBlanks: [{ entry: dateOfSigning.entry, text: 'January 6, 2026' }],
  };
};

// Poppler prints warnings of its own on standard error.
const poppler = (tool: string, pdf: Uint8Array, ...options: readonly string[]): string => {
  const path = join(folder, 'document.pdf');
  writeFileSync(path, pdf);
  const words = tool === 'pdftotext' ? [path, ...options, '-'] : [...options, path];
  return execFileSync(tool, words, { encoding: 'utf8', maxBuffer: 20_000_000, stdio: ['ignore', 'pipe', 'ignore'] });
};

const oneWitness = ({ signatures = [] }: PdfInput): PrintedSignature => {
  const witness = signatures.find(({ line }) => line.kind === 'witness');
  if (!witness) throw new Error('nobody witnessed');
  return witness;
};

const solidRed = (width: number, height: number) => ({
  png: encode({
    width,
    height,
    channels: 3,
    data: new Uint8Array(width * height * 3).map((_, i) => (i % 3 ? 0 : 255)),
  }),
  width,
  height,
});

// At 72 dots to the inch a pixel is a point, the unit in which the words are measured.
const redPixels = (pdf: Uint8Array, page: number): readonly (readonly [number, number])[] => {
  const path = join(folder, 'page');
  const at = ['-f', `${page}`, '-l', `${page}`, '-r', '72', '-png', '-singlefile'];
  execFileSync('pdftoppm', [...at, '-', path], { input: pdf, stdio: ['pipe', 'ignore', 'ignore'] });
  const { width, height, channels, data } = decode(readFileSync(`${path}.png`));
  const red: [number, number][] = [];
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [r = 0, g = 0] = [data[pixel * channels], data[pixel * channels + 1]];
    if (r > 200 && g < 80) red.push([pixel % width, Math.floor(pixel / width)]);
  }
  return red;
};

const textOf = (pdf: Uint8Array): string => poppler('pdftotext', pdf).replace(/\s+/g, ' ');

test('the executed file holds every heading, party, signer and the fingerprint of what was signed', async () => {
  const input = executed();
  const text = textOf(await renderer.render(input));

  const { articles, schedules } = input.document;
  const headings = [...articles, ...articles.flatMap((article) => article.sections), ...schedules];
  for (const { heading } of headings) expect(text).toContain(heading);
  for (const { number } of articles) expect(text).toContain(`ARTICLE ${number} `);
  for (const name of ['Marisol Reyes Luna', 'Priya Raghunathan', 'Samuel O’Connell', 'Mateo Reyes Luna'])
    expect(text).toContain(name);
  expect(text).toContain(digestOf(input.document));
  expect(text).toContain('It is dated January 6, 2026');
  expect(text).toContain('Certificate of Completion');
  expect(text).toContain('203.0.113.24');
  expect(text).toContain('January 7, 2026, 15:01:02 UTC');
  expect(text).toMatch(/Page 2 of \d+/);
  expect(text).not.toMatch(/Preview|Initials/);
});

test('the executed file is archival, tagged, and carries the signed text as data and as the bytes of its hash', async () => {
  const input = executed();
  const pdf = await renderer.render(input);

  expect(new TextDecoder('latin1').decode(pdf)).toMatch(/pdfaid:part>3<[^]*pdfaid:conformance>A</);
  expect(poppler('pdfinfo', pdf)).toMatch(/Tagged:\s+yes/);
  poppler('pdfdetach', pdf, '-save', '1', '-o', join(folder, 'attached.json'));
  expect(readFileSync(join(folder, 'attached.json'), 'utf8')).toBe(canonicalJson(instrumentOf(input.document)));
  poppler('pdfdetach', pdf, '-save', '2', '-o', join(folder, 'attached.txt'));
  const hash = createHash('sha256')
    .update(readFileSync(join(folder, 'attached.txt')))
    .digest('hex');
  expect(hash).toBe(input.certificate?.sha256);
});

test('all fonts are embedded and none is a stranger', async () => {
  const [, , ...fonts] = poppler('pdffonts', await renderer.render(executed()))
    .trim()
    .split('\n');

  expect(fonts.length).toBeGreaterThan(2);
  for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+EBGaramond-\w+\s+CID TrueType\s+Identity-H\s+yes yes yes/);
});

test('a preview is marked on every page, has lines for initials and carries no data', async () => {
  const pdf = await renderer.render({ document: sampleTrust(), watermark: true });
  const pages = Number(/Pages:\s+(\d+)/.exec(poppler('pdfinfo', pdf))?.[1]);

  expect(textOf(pdf).match(/Preview, not for signing/g)).toHaveLength(pages);
  expect(textOf(pdf)).toContain('Initials');
  expect(poppler('pdfdetach', pdf, '-list')).toContain('0 embedded files');
});

test('a final copy to be signed in ink bears no mark', async () => {
  const text = textOf(await renderer.render({ document: sampleTrust(), watermark: false }));

  expect(text).not.toMatch(/preview|\bdraft\b/i);
  expect(text).toContain('Prepared January 5, 2026');
  for (const label of ['Witness, signature', 'Printed name', 'Address']) expect(text.split(label)).toHaveLength(3);
});

test('a final copy has a witness line for each witness who was named', async () => {
  const text = textOf(await renderer.render({ document: sampleTrust(), watermark: false, namedWitnesses: 3 }));

  expect(text.match(/Witness, signature/g)).toHaveLength(3);
});

test('every witness who signed stands on a line, also where the document was frozen with fewer lines', async () => {
  const input = executed();
  const third = { ...oneWitness(input), line: { kind: 'witness', number: 3 }, name: 'Wes Ortega' } as const;
  const text = textOf(await renderer.render({ ...input, signatures: [...(input.signatures ?? []), third] }));

  expect(witnessLinesOf(input.document)).toBe(2);
  for (const name of ['Priya Raghunathan', 'Samuel O’Connell', 'Wes Ortega'])
    expect(text).toContain(`${name}, Witness Date`);
});

test('a witness who was not asked for an address leaves no empty line for one in the file', async () => {
  const text = textOf(await renderer.render(executed()));

  expect(text).toContain('12 Kirkwood Highway, Santa Barbara, California Address');
  expect(text.match(/Address/g)).toHaveLength(1);
});

test('no signature touches a printed word, even one that fills its box', async () => {
  const solid = solidRed(380, 100);
  const input = executed();
  const signatures = (input.signatures ?? []).map((signature) => ({ ...signature, ...solid }));
  const pdf = await renderer.render({ ...input, signatures });

  const words = [
    ...poppler('pdftotext', pdf, '-bbox').matchAll(
      /<page|<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">([^<]*)/g,
    ),
  ];
  let page = 0;
  const named: { page: number; box: number[]; word: string }[] = [];
  for (const [whole, ...rest] of words) {
    if (whole === '<page') page += 1;
    else named.push({ page, box: rest.slice(0, 4).map(Number), word: rest[4] ?? '' });
  }
  const pages = [
    ...new Set(named.filter(({ word }) => word === 'Witness' || word === 'Grantor').map((one) => one.page)),
  ];
  let inked = 0;
  for (const number of pages) {
    const red = redPixels(pdf, number);
    inked += red.length;
    const struck = named.filter(
      ({ page: on, box: [left = 0, top = 0, right = 0, bottom = 0] }) =>
        on === number && red.some(([x, y]) => x > left && x < right && y > top - 1 && y < bottom),
    );
    expect(struck.map(({ word }) => word)).toEqual([]);
  }
  expect(inked).toBeGreaterThan(4 * 100 * 20);
});

test('the same input gives the same bytes, from another worker too', async () => {
  const other = createPdfRenderer();
  const [one, two] = await Promise.all([renderer.render(executed()), other.render(executed())]);
  const three = await renderer.render(executed());
  await other.close();

  expect(Buffer.compare(one, two)).toBe(0);
  expect(Buffer.compare(one, three)).toBe(0);
});

test.each([
  '#panic("x")',
  '#read("/etc/passwd")',
  '$x$ *b* _i_ `c`',
  '@ref <lbl> // no comment',
  '\\ /* */ #[',
  '= heading',
])('what reads like code, %j, prints as it was typed', async (typed) => {
  expect(textOf(await renderer.render(executed(typed)))).toContain(`The ${typed} Living Trust`);
});

test('hostile text in every field still gives a file', async () => {
  for (const typed of ['#panic("x")', '\uD800', '\u0000\u202Ex', '"]}', '', 'a'.repeat(300)]) {
    const plain = executed();
    const pdf = await renderer.render({
      document: { ...mapTexts(plain.document, () => typed), draftedOn: '2026-01-05' },
      watermark: false,
      signatures: sampleSignatures(),
      certificate: sampleCertificate(plain.document),
    });
    expect(new TextDecoder().decode(pdf.subarray(0, 5))).toBe('%PDF-');
  }
});

test.each([
  ['Vietnamese', 'Nguyễn Thị Ánh Tuyết'],
  ['Greek', 'Ελένη Παπαδοπούλου'],
  ['Cyrillic', 'Наталія Ґедзь'],
  ['Han', '王小明'],
  ['Hangul', '김서연'],
])('a name in %s script prints in the archival file', async (_script, name) => {
  const pdf = await renderer.render(executed(name));

  expect(textOf(pdf)).toContain(name);
  expect(new TextDecoder('latin1').decode(pdf)).toContain('pdfaid:part>3<');
});

// The order in which a text tool reads these scripts varies, so the archival standard (no missing glyph) is the proof.
test.each(['محمد علي', 'שרה כהן', 'प्रिया शर्मा'])('the name %s prints in the archival file', async (name) => {
  const pdf = await renderer.render(executed(name));

  expect(new TextDecoder('latin1').decode(pdf)).toContain('pdfaid:part>3<');
});

test('a sign that no font has does not stop the download', async () => {
  const pdf = await renderer.render(executed('Ana \u{1D1A0}\u{10FFFD} Reyes'));

  expect(textOf(pdf)).toContain('Article'.toUpperCase());
});

test('a document with next to nothing in it still prints', async () => {
  const empty = { kind: 'paragraph', content: [] } as const;
  const document = {
    ...sampleTrust(),
    cover: [],
    opening: [empty, { kind: 'list', items: [] } as const],
    articles: [],
    acts: [],
    schedules: [],
    guide: [],
  };

  expect(textOf(await renderer.render({ document, watermark: false }))).toContain(document.title);
});

test('twenty different documents one after the other all arrive', async () => {
  for (let index = 0; index < 20; index += 1) {
    const pdf = await renderer.render({ document: sampleTrust(`Person ${index}`), watermark: true });
    expect(pdf.length).toBeGreaterThan(50_000);
  }
});

test('after a rendering that fails the next one succeeds', async () => {
  const [signature] = sampleSignatures();
  const broken = { ...executed(), signatures: signature ? [{ ...signature, png: new Uint8Array([1, 2, 3]) }] : [] };

  await expect(renderer.render(broken)).rejects.toThrow(/Typst/);
  expect((await renderer.render(executed())).length).toBeGreaterThan(50_000);
});

test('a closed renderer starts again when asked', async () => {
  const other = createPdfRenderer();
  const early = other.render(executed()).catch(String);
  await other.close();

  expect(await early).toContain('closed');
  expect((await other.render(executed())).length).toBeGreaterThan(50_000);
  await other.close();
});
