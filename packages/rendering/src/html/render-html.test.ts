import type { Inline } from '@evergrant/domain/assembly/block.ts';
import { dateOfSigning } from '@evergrant/domain/assembly/date-of-signing.ts';
import { createHash } from 'node:crypto';
import { witnessLinesOf } from '@evergrant/domain/assembly/witness-lines-of.ts';
import type { LegalDocument } from '@evergrant/domain/assembly/document.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Certificate } from '#certificate.ts';
import { renderHtml } from '#html/render-html.ts';
import { styleHash } from '#html/style-hash.ts';
import { typefaceUrl, withTypeface } from '#html/read-typeface.ts';
import { style } from '#html/style.ts';
import { typefaceHash, typefaceStyle } from '#html/typeface.ts';
import { mapTexts } from '#testing/map-texts.ts';
import { sampleCertificate, sampleSignatures } from '#testing/sample-certificate.ts';
import { sampleTrust } from '#testing/sample-trust.ts';

const tagsOf = (html: string): string[] => html.match(/<[^>]*>/g) ?? [];

const textOf = (html: string): string =>
  html
    .replace(/<style>[^<]*<\/style>/, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

const namesAndAttributes = (html: string): string =>
  tagsOf(html)
    .map((tag) => tag.replace(/"[^"]*"/g, '""'))
    .join('\n');

const executed = (document: LegalDocument, certificate: Certificate = sampleCertificate(document)): string =>
  renderHtml(document, { watermark: false, signatures: sampleSignatures(), certificate });

test('the page allows exactly its own style and nothing else', () => {
  const html = renderHtml(sampleTrust(), { watermark: true });

  expect(styleHash).toBe(`sha256-${createHash('sha256').update(style).digest('base64')}`);
  expect(html).toContain(`<style>${style}</style>`);
  expect(html).toContain(`content="default-src 'none'; style-src '${styleHash}' '${typefaceHash}'; img-src data:`);
  expect(html).not.toMatch(/<script|\sstyle="|https?:\/\/(?!www\.w3\.org\/2000\/svg)/i);
});

test('the page can be shown in its typeface, and in no other style than the one that it names', () => {
  const html = renderHtml(sampleTrust(), { watermark: false });
  const shown = withTypeface(html);

  const brought = createHash('sha256').update(typefaceStyle(typefaceUrl)).digest('base64');
  expect(typefaceHash).toBe(`sha256-${brought}`);
  expect(html).not.toContain('@font-face');
  expect(shown).toContain(`<style>${typefaceStyle(typefaceUrl)}</style></head>`);
  expect(shown.replace(`<style>${typefaceStyle(typefaceUrl)}</style>`, '')).toBe(html);
});

test('a page that was frozen without naming the typeface is shown as it is', () => {
  const frozen = renderHtml(sampleTrust(), { watermark: false }).replace(` '${typefaceHash}'`, '');

  expect(withTypeface(frozen)).toBe(frozen);
});

const hostile = [
  '<img src=x onerror=alert(1)>',
  '</style><script>alert(1)</script>',
  '" onmouseover="alert(1)',
  "' autofocus onfocus='alert(1)",
  ']]><svg/onload=alert(1)>',
  '<!--',
  '\u202Egnp.exe',
  'javascript:alert(1)',
  '&lt;b&gt;',
  '\u0000<b>',
];

test.each(hostile)('hostile text %j in every field adds no tag and no attribute', (payload) => {
  const plain = sampleTrust();
  const document = mapTexts(plain, () => payload);
  const certificate = mapTexts(sampleCertificate(plain), () => payload);

  const expected = namesAndAttributes(
    executed(
      mapTexts(plain, () => 'x'),
      mapTexts(sampleCertificate(plain), () => 'x'),
    ),
  );

  expect(namesAndAttributes(executed(document, certificate))).toBe(expected);
});

test('any text at all in every field adds no tag and no attribute', () => {
  const plain = sampleTrust();
  const expected = namesAndAttributes(
    executed(
      mapTexts(plain, () => 'x'),
      mapTexts(sampleCertificate(plain), () => 'x'),
    ),
  );

  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (typed) => {
      const html = executed(
        mapTexts(plain, () => typed),
        mapTexts(sampleCertificate(plain), () => typed),
      );
      expect(namesAndAttributes(html)).toBe(expected);
    }),
    { numRuns: 60 },
  );
});

test('every tag that opens is closed in order', () => {
  const empty = new Set(['meta', 'img', 'br', '!doctype']);
  const open: string[] = [];
  const crossed: string[] = [];
  for (const tag of tagsOf(executed(sampleTrust()))) {
    const [, slash, name = ''] = /^<(\/?)([a-z0-9!]+)/i.exec(tag) ?? [];
    if (empty.has(name)) continue;
    if (!slash) open.push(name);
    else if (open.pop() !== name) crossed.push(name);
  }

  expect({ open, crossed }).toEqual({ open: [], crossed: [] });
});

test('the notice stands on the cover of preview and final copy and never inside an article', () => {
  const document = sampleTrust();
  for (const watermark of [true, false]) {
    const html = renderHtml(document, { watermark });
    const [before = '', ...articles] = html.split('<section class="article"');
    expect(before).toContain(document.notice);
    expect(articles).toHaveLength(6);
    expect(articles.join('')).not.toContain(document.notice);
  }
});

test('the PREVIEW mark is there before payment and gone from the final copy', () => {
  const preview = renderHtml(sampleTrust(), { watermark: true });
  const final = renderHtml(sampleTrust(), { watermark: false });

  expect(preview).toContain('data-watermark="preview"');
  expect(textOf(preview)).toContain('PREVIEW');
  expect(textOf(preview)).toContain('Preview copy, not for signing.');
  expect(final).not.toContain('data-watermark');
  expect(textOf(final)).not.toMatch(/preview/i);
});

test('the guide stands after the instrument of a preview, and never in what is frozen and signed', () => {
  const [step] = sampleTrust().guide[0]?.steps ?? [];
  const preview = textOf(renderHtml(sampleTrust(), { watermark: true }));
  const [instrument = '', guide = ''] = preview.split('Not part of the instrument');

  expect(guide).toContain(step?.text);
  expect(instrument).toContain('Schedule B');
  expect(textOf(renderHtml(sampleTrust(), { watermark: false }))).not.toContain(step?.text);
  expect(textOf(executed(sampleTrust()))).not.toContain('Not part of the instrument');
});

test('a certificate begins with the notice of its state, and has a line for the place', () => {
  const [, notary = ''] = renderHtml(sampleTrust(), { watermark: false }).split('data-notary="acknowledgment"');

  expect(textOf(`<div ${notary}`)).toMatch(
    /^ A notary public or other officer.*verifies only the identity.*State of California County of/u,
  );
  expect(notary).toContain('data-blank="place where the notary acts"');
});

test('every person, clause, term and line to sign can be found by its mark', () => {
  const document = sampleTrust();
  const html = renderHtml(document, { watermark: false });

  expect(html).toContain(`<span class="party" data-party="grantor">${document.cover[0]?.value ?? ''}</span>`);
  expect(html).toContain('data-party="successorTrustee">Sofía Reyes Luna<');
  expect(html).toContain('data-party="beneficiary">Mateo Reyes Luna<');
  for (const { id } of document.articles.flatMap((article) => article.sections))
    expect(html).toContain(`data-clause="${id}"`);
  for (const mark of ['grantor', 'witness-1', 'witness-2']) expect(html).toContain(`data-signature="${mark}"`);
  expect(html).toContain('data-notary="acknowledgment"');
  expect(html.match(/data-initials=/g)).toHaveLength(6);
});

test('every entry of the contents and every reference leads to a place in the page', () => {
  const html = executed(sampleTrust());
  const anchors = [...html.matchAll(/href="#([^"]*)"/g)].map((match) => match[1] ?? '');

  expect(anchors.length).toBeGreaterThan(50);
  for (const anchor of new Set(anchors)) expect(html.split(` id="${anchor}"`)).toHaveLength(2);
});

test('a reference to a place that the document lacks prints as plain text', () => {
  const lost: LegalDocument = {
    ...sampleTrust(),
    opening: [{ kind: 'paragraph', content: [{ kind: 'reference', target: 'gone', text: 'Section 9.9' }] }],
  };

  const html = renderHtml(lost, { watermark: false });

  expect(html).toContain('<p>Section 9.9</p>');
});

test('a signed copy shows each signature with its time, a certificate, and asks for no initials', () => {
  const html = executed(sampleTrust());
  const text = textOf(html);

  expect(html.match(/<img alt="Signature of /g)).toHaveLength(3);
  expect(text).toContain('January 6, 2026, 15:00:41 UTC');
  expect(text).toContain('Certificate of Completion');
  expect(text).toContain(sampleCertificate(sampleTrust()).sha256);
  expect(html).not.toContain('data-initials');
});

test('every witness who signed stands on a line, and an unsigned line asks for printed name and address', () => {
  const document = sampleTrust();
  const [third] = sampleSignatures().filter(({ line }) => line.kind === 'witness');
  const signatures = [
    ...sampleSignatures(),
    ...(third ? [{ ...third, line: { kind: 'witness', number: 3 } as const, name: 'Wes Ortega' }] : []),
  ];
  const text = textOf(renderHtml(document, { watermark: false, signatures }));

  expect(witnessLinesOf(document)).toBe(2);
  for (const name of ['Priya Raghunathan', 'Samuel O’Connell', 'Wes Ortega'])
    expect(text).toContain(`${name} , Witness`);
  const unsigned = textOf(renderHtml(document, { watermark: false, namedWitnesses: 3 }));
  expect(unsigned.match(/Witness, signature Date Printed name Address/g)).toHaveLength(3);
});

test('a witness who was not asked for an address leaves no empty line for one', () => {
  const text = textOf(renderHtml(sampleTrust(), { watermark: false, signatures: sampleSignatures() }));

  expect(text).toContain('12 Kirkwood Highway, Santa Barbara, California Address');
  expect(text.match(/Address/g)).toHaveLength(1);
});

test('an executed document asks nobody for initials, even where a line stayed open', () => {
  const [owner] = sampleSignatures();
  const certificate = sampleCertificate(sampleTrust());
  const html = renderHtml(sampleTrust(), { watermark: false, signatures: owner ? [owner] : [], certificate });

  expect(html).not.toContain('data-initials');
});

test('an ink blank holds no underscore and takes what was written in it when signing', () => {
  const blank = renderHtml(sampleTrust(), { watermark: false });
  const filled = renderHtml(sampleTrust(), {
    watermark: false,
    filledBlanks: [{ entry: dateOfSigning.entry, text: 'January 6, 2026' }],
  });

  expect(textOf(blank)).not.toContain('__');
  expect(blank).toContain('data-blank="date of signing" role="img"');
  expect(textOf(filled)).toContain('It is dated January 6, 2026');
});

test('what is written into a blank goes by what belongs there and by nobody’s words for it', () => {
  const filledBlanks = [{ entry: dateOfSigning.entry, text: 'January 6, 2026' }];
  const opening = (...content: readonly Inline[]) => ({
    ...sampleTrust(),
    opening: [{ kind: 'paragraph' as const, content }],
    articles: [],
    acts: [],
  });
  const reworded = opening({ ...dateOfSigning, purpose: 'day on which you sign' });
  const ofOfficer = opening({ ...dateOfSigning, entry: { what: 'date', by: 'officer', when: 'certificate' } });

  expect(renderHtml(reworded, { watermark: false, filledBlanks })).toContain('January 6, 2026');
  expect(renderHtml(ofOfficer, { watermark: false, filledBlanks })).not.toContain('January 6, 2026');
});
