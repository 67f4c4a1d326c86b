import type { Act } from '@evergrant/domain/assembly/act.ts';
import { plainText } from '@evergrant/domain/assembly/plain-text.ts';
import { signersOf } from '@evergrant/domain/assembly/signers-of.ts';
import type { LegalDocument } from '@evergrant/domain/assembly/document.ts';
import { afterAll, expect, test } from 'vitest';
import { renderHtml } from '#html/render-html.ts';
import { createPdfRenderer } from '#pdf/render-pdf.ts';
import { pdfText, placedWords } from '#pdf/testing/read-pdf.ts';
import { paragraph, text } from '#testing/sample-blocks.ts';
import { sampleCertificate } from '#testing/sample-certificate.ts';
import { sampleTrust } from '#testing/sample-trust.ts';

const renderer = createPdfRenderer();

afterAll(async () => {
  await renderer.close();
});

const certificate = {
  names: ['Ana Paz'],
  venue: [paragraph(text('Commonwealth of Virginia'))],
  words: [paragraph(text('Sworn to before me.'))],
  officerLines: ['Signature of notarial officer', 'Commission number'],
};

const acts: readonly Act[] = [
  {
    kind: 'sign',
    heading: 'Signature of the Testator',
    testimonium: [paragraph(text('I sign this will.'))],
    signers: [{ kind: 'person', id: 'testator', name: 'Ana Paz', capacity: 'Testator' }],
  },
  {
    kind: 'joinder',
    heading: 'Joinder of the Trustee',
    testimonium: [],
    signers: [{ kind: 'organization', id: 'bank', name: 'Oak Bank', capacity: 'Trustee' }],
  },
  {
    kind: 'selfProvingAffidavit',
    heading: 'Self-Proving Affidavit',
    words: [paragraph(text('We, being sworn, declare this.'))],
    affiants: [{ name: 'Ana Paz', capacity: 'Testator' }],
    witnessLines: 2,
    certificate,
  },
  { kind: 'jurat', heading: 'Oath of the Executor', certificates: [certificate] },
];

const will = (own = acts): LegalDocument => ({ ...sampleTrust(), articles: [], schedules: [], acts: own });

const htmlText = (html: string): string => html.replace(/<[^>]*>/gu, ' ').replace(/\s+/gu, ' ');

test('acts are printed in the order in which the instrument has them, on paper and on the page', async () => {
  const headings = acts.map(({ heading }) => heading);
  const pdf = pdfText(await renderer.render({ document: will(), watermark: false }));
  const html = htmlText(renderHtml(will(), { watermark: false }));

  for (const printed of [pdf, html]) {
    const places = headings.map((heading) => printed.lastIndexOf(heading));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places.toSorted((one, other) => one - other)).toEqual(places);
  }
});

test('an organization signs by a person with a title, on a line of its own', async () => {
  const pdf = pdfText(await renderer.render({ document: will(), watermark: false }));
  const html = htmlText(renderHtml(will(), { watermark: false }));

  expect(pdf).toMatch(/Oak Bank, Trustee By (?:Date Name|Name Date) Title/u);
  expect(html).toContain('Oak Bank , Trustee By Date Name Title');
});

test('an affidavit has ink lines for maker and witnesses, the words of the oath and the lines of the officer', async () => {
  const pdf = pdfText(await renderer.render({ document: will(), watermark: false }));
  const [, affidavit = ''] = pdf.split('We, being sworn');

  expect(affidavit).toMatch(/Ana Paz, Testator Date.* Witness 1, signature Date.* Witness 2, signature Date/u);
  expect(affidavit).toMatch(
    /Commonwealth of Virginia Sworn to before me\..*Signature of notarial officer Commission number/u,
  );
});

test('a copy of what others signed has no empty line that could be taken for one to sign on, and sheets to sign have words on none', async () => {
  const said = 'No signature was noted here when this copy was made';
  const line = { kind: 'signer', signerId: 'grantor' } as const;
  const copy = { watermark: false, onPaper: [{ line, name: 'Ana Paz', signedOn: '2026-11-22' }] };
  const pdf = pdfText(await renderer.render({ document: will(), ...copy }));
  const html = htmlText(renderHtml(will(), copy));

  for (const printed of [pdf, html]) {
    expect(printed.split(said).length).toBeGreaterThan(4);
    expect(printed).toContain('No act of a notary was noted here when this copy was made');
  }
  expect(htmlText(renderHtml(will(), { watermark: false }))).not.toContain('was noted here');
});

test('what follows a line that is signed, or a certificate that is completed, stands where it stood on the sheets', async () => {
  const document = will();
  const signed = { signedOn: '2026-11-22', name: 'Ana Paz' };
  const onPaper = [
    ...['testator', 'bank'].map((signerId) => ({ line: { kind: 'signer', signerId } as const, ...signed })),
    { line: { kind: 'witness', number: 1 } as const, ...signed },
    { line: { kind: 'officer', number: 1 } as const, ...signed },
  ];
  const below = async (input: { readonly onPaper?: typeof onPaper }) =>
    placedWords(await renderer.render({ document, watermark: false, namedWitnesses: 1, ...input }))
      .filter(({ text: word }) => ['Joinder', 'Attestation', 'Self-Proving', 'sworn', 'Oath', 'Sworn'].includes(word))
      .map(({ text: word, top }) => `${word} ${top}`);

  const onSheets = await below({});
  expect(onSheets.length).toBeGreaterThan(8);
  expect(await below({ onPaper })).toEqual(onSheets);
});

test('a witness whom no act asks for still has a line, before any notary', () => {
  const html = renderHtml(will(), { watermark: false, namedWitnesses: 1 });

  expect(html.indexOf('data-signature="witness-1"')).toBeGreaterThan(html.indexOf('data-signature="bank"'));
  expect(html.indexOf('data-signature="witness-1"')).toBeLessThan(html.indexOf('data-notary='));
  expect(renderHtml(will(), { watermark: false })).not.toContain('data-signature="witness-1"');
});

const accepted: Act = {
  kind: 'acceptance',
  heading: 'Acceptance by the Agent',
  words: [paragraph(text('Each signs before acting.'))],
  acceptances: ['Ben Lee', 'Cleo Marsh'].map((name, index) => ({
    words: [paragraph(text(`I, ${name}, accept.`))],
    signer: { kind: 'person', id: `agent-${index}`, name, capacity: 'Agent' },
  })),
  isRequired: true,
};

test('whoever accepts an office has a line under words of their own, on paper, on the page and in the text', async () => {
  const document = will([...acts, accepted]);
  const printed = 'Acceptance by the Agent Each signs before acting. I, Ben Lee, accept. Ben Lee, Agent';

  expect(pdfText(await renderer.render({ document, watermark: false }))).toContain(
    `${printed} Date I, Cleo Marsh, accept. Cleo Marsh, Agent`,
  );
  expect(htmlText(renderHtml(document, { watermark: false })).replaceAll(' ,', ',')).toContain(
    `${printed} Date I, Cleo Marsh, accept. Cleo Marsh, Agent Date`,
  );
  expect(plainText(document).replaceAll('\n', ' ')).toContain(`${printed} I, Cleo Marsh, accept. Cleo Marsh, Agent`);
});

test('an acceptance that is still open keeps nothing from being executed, and the certificate says that it is', async () => {
  const document = will([...acts, accepted]);
  const certificate = sampleCertificate(document);
  const later = 'The document is signed without the acceptance, which Ben Lee, and whoever follows, must sign';
  const pdf = pdfText(await renderer.render({ document, watermark: false, certificate }));

  expect(signersOf(document)).toEqual(signersOf(will()));
  expect(pdf).toContain('Signed later');
  expect(pdf).toContain(later);
  expect(htmlText(renderHtml(document, { watermark: false, certificate }))).toContain(`Signed later ${later}`);
  expect(htmlText(renderHtml(will(), { watermark: false, certificate }))).not.toContain('Signed later');
});

test('the contents lead to each act as it is printed, and an act with nothing in it is left out', () => {
  const bare: Act = { kind: 'joinder', heading: 'Joinder of Nobody', testimonium: [], signers: [] };
  const html = renderHtml(will([bare, ...acts]), { watermark: false, namedWitnesses: 1 });
  const entries = [...html.matchAll(/href="#(act-\d+)"><span>([^<]+)</gu)];

  expect(entries.map(([, , heading]) => heading)).toContain('Attestation of Witnesses');
  for (const [, anchor, heading] of entries) expect(html).toContain(`<h2 id="${anchor}-heading">${heading}</h2>`);
  expect(html).not.toContain('Joinder of Nobody');
});
