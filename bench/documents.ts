// How fast a document becomes a page and a PDF. Every figure stands beside a floor measured in the same run, because
// absolute times say more about the machine than about the product. Run: npm run documents -w @evergrant/bench
import type { LegalDocument } from '@evergrant/domain/assembly/document.ts';
import { digestOf } from '@evergrant/rendering/digest/document-digest.ts';
import { renderHtml } from '@evergrant/rendering/html/render-html.ts';
import { createPdfRenderer } from '@evergrant/rendering/pdf/render-pdf.ts';
import { mapTexts } from '@evergrant/rendering/sample/map-texts.ts';
import { sampleCertificate, sampleSignatures } from '@evergrant/rendering/sample/sample-certificate.ts';
import { sampleTrust } from '@evergrant/rendering/sample/sample-trust.ts';

type Measured = (document: LegalDocument) => unknown;

const targets = { htmlInMilliseconds: 5, pdfInMilliseconds: 400 };

// Every paragraph of every document is made unlike all others: Typst remembers paragraphs that it has laid out, and
// repeated ones would measure its memory.
let round = 0;
let paragraphs = 0;
const nextDocument = (): LegalDocument => {
  round += 1;
  return mapTexts(sampleTrust(`Grantor Number ${round.toString(36)}`), (text) => {
    paragraphs += 1;
    return text.length > 40 ? text.replace(' ', ` ${(paragraphs * 7919).toString(36)} `) : text;
  });
};

const medianOf = async (rounds: number, measured: Measured): Promise<{ median: number; p95: number }> => {
  const times: number[] = [];
  for (let index = 0; index < rounds; index += 1) {
    const document = nextDocument();
    const start = performance.now();
    await measured(document);
    times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  return { median: times[Math.floor(rounds / 2)] ?? 0, p95: times[Math.floor(rounds * 0.95)] ?? 0 };
};

const oneLine = (document: LegalDocument): LegalDocument => ({
  ...document,
  articles: [],
  schedules: [],
  execution: { testimonium: [], signers: [], instructions: [] },
});

const report = (name: string, figures: { median: number; p95: number }, floor: number, target?: number): void => {
  const ratio = `${(figures.median / floor).toFixed(1)} × floor`;
  const verdict = target === undefined ? '' : `  target < ${target} ms: ${figures.median < target ? 'met' : 'MISSED'}`;
  console.log(
    `${name.padEnd(34)}${figures.median.toFixed(2).padStart(9)} ms  p95 ${figures.p95.toFixed(2).padStart(8)} ms  ${ratio.padStart(14)}${verdict}`,
  );
};

const benchHtml = async (): Promise<void> => {
  const preview: Measured = (document) => renderHtml(document, { watermark: true });
  const signatures = sampleSignatures();
  const executed: Measured = (document) =>
    renderHtml(document, { watermark: false, signatures, certificate: sampleCertificate(document) });
  await medianOf(100, preview);

  const floor = await medianOf(300, (document) => JSON.stringify(document));
  report('floor: JSON.stringify of the model', floor, floor.median);
  report('SHA-256 of the canonical model', await medianOf(300, digestOf), floor.median);
  report('HTML, preview', await medianOf(300, preview), floor.median, targets.htmlInMilliseconds);
  report('HTML, executed, 4 signatures', await medianOf(300, executed), floor.median, targets.htmlInMilliseconds);
};

const benchPdf = async (): Promise<void> => {
  const renderer = createPdfRenderer();
  const start = performance.now();
  await renderer.render({ document: nextDocument(), watermark: true });
  console.log(
    `${'PDF, cold (worker, fonts, first)'.padEnd(34)}${(performance.now() - start).toFixed(2).padStart(9)} ms`,
  );
  const signatures = sampleSignatures();
  await medianOf(4, (document) => renderer.render({ document, watermark: true }));

  const floor = await medianOf(20, (document) => renderer.render({ document: oneLine(document), watermark: true }));
  report('floor: PDF of a cover and one line', floor, floor.median);
  const preview = await medianOf(20, (document) => renderer.render({ document, watermark: true }));
  report('PDF, preview', preview, floor.median, targets.pdfInMilliseconds);
  const executed = await medianOf(20, (document) =>
    renderer.render({ document, watermark: false, signatures, certificate: sampleCertificate(document) }),
  );
  report('PDF/A-3a, executed, with the model', executed, floor.median, targets.pdfInMilliseconds);
  console.log(`memory after ${round} documents: ${Math.round(process.memoryUsage().rss / 1e6)} MB`);
  await renderer.close();
};

await benchHtml();
await benchPdf();
