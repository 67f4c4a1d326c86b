// How fast a document becomes a page and a PDF. Every figure stands beside a floor measured in the same run, because
// absolute times say more about the machine than about the product. Run: npx node bench/documents.ts
import { availableParallelism, loadavg } from 'node:os';
import type { LegalDocument } from '@evergrant/domain/assembly/document.ts';
import { digestOf } from '@evergrant/rendering/digest/document-digest.ts';
import { renderHtml } from '@evergrant/rendering/html/render-html.ts';
import { createPdfRenderer } from '@evergrant/rendering/pdf/render-pdf.ts';
import { mapTexts } from '@evergrant/rendering/testing/map-texts.ts';
import { sampleCertificate, sampleSignatures } from '@evergrant/rendering/testing/sample-certificate.ts';
import { sampleTrust } from '@evergrant/rendering/testing/sample-trust.ts';

type Measured = (document: LegalDocument) => unknown;

const targets = { htmlInMilliseconds: 5, pdfInMilliseconds: 400 };

// Every paragraph of every document is made unlike all others: Typst remembers paragraphs that it has laid out, and
// repeated ones would measure its memory.
const trust = sampleTrust();
const certificate = sampleCertificate(trust);
let round = 0;
let paragraphs = 0;
const nextDocument = (): LegalDocument => {
  round += 1;
  return mapTexts(trust, (text) => {
    paragraphs += 1;
    return text.length > 40 ? text.replace(' ', ` ${(paragraphs * 7919).toString(36)} `) : text;
  });
};

interface Figures {
  readonly median: number;
  readonly p95: number;
  /** Processor time of the whole process, milliseconds a document: it hardly depends on what else the machine does. */
  readonly processor: number;
}

const medianOf = async (rounds: number, measured: Measured): Promise<Figures> => {
  const times: number[] = [];
  const processorTimes: number[] = [];
  for (let index = 0; index < rounds; index += 1) {
    const document = nextDocument();
    const before = process.cpuUsage();
    const start = performance.now();
    await measured(document);
    times.push(performance.now() - start);
    const { user, system } = process.cpuUsage(before);
    processorTimes.push((user + system) / 1000);
  }
  return { median: quantile(times, 0.5), p95: quantile(times, 0.95), processor: quantile(processorTimes, 0.5) };
};

const quantile = (times: readonly number[], part: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * part)] ?? 0;

const oneLine = (document: LegalDocument): LegalDocument => ({
  ...document,
  articles: [],
  schedules: [],
  acts: [],
});

const report = (name: string, figures: Figures, against: { floor: number; target?: number }): void => {
  const { median, p95, processor } = figures;
  const verdict =
    against.target === undefined
      ? ''
      : `  target < ${against.target} ms: ${median < against.target ? 'met' : 'MISSED'}`;
  const columns = [`${ms(median)} ms`, `p95 ${ms(p95)} ms`, `processor ${ms(processor)} ms`];
  console.log(
    `${name.padEnd(34)}${columns.join('  ')}  ${(median / against.floor).toFixed(1).padStart(5)} × floor${verdict}`,
  );
};

const ms = (milliseconds: number): string => milliseconds.toFixed(2).padStart(8);

const benchHtml = async (): Promise<void> => {
  const preview: Measured = (document) => renderHtml(document, { watermark: true });
  const signatures = sampleSignatures();
  const executed: Measured = (document) => renderHtml(document, { watermark: false, signatures, certificate });
  await medianOf(100, preview);

  const floor = await medianOf(300, (document) => JSON.stringify(document));
  report('floor: JSON.stringify of the model', floor, { floor: floor.median });
  report('SHA-256 of the plain text', await medianOf(300, digestOf), { floor: floor.median });
  report('HTML, preview', await medianOf(300, preview), { floor: floor.median, target: targets.htmlInMilliseconds });
  report('HTML, executed, 3 signatures', await medianOf(300, executed), {
    floor: floor.median,
    target: targets.htmlInMilliseconds,
  });
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
  report('floor: PDF of a cover and one line', floor, { floor: floor.median });
  const preview = await medianOf(20, (document) => renderer.render({ document, watermark: true }));
  report('PDF, preview', preview, { floor: floor.median, target: targets.pdfInMilliseconds });
  const executed = await medianOf(20, (document) =>
    renderer.render({ document, watermark: false, signatures, certificate }),
  );
  report('PDF/A-3a, executed, with the model', executed, { floor: floor.median, target: targets.pdfInMilliseconds });
  console.log(`memory after ${round} documents: ${Math.round(process.memoryUsage().rss / 1e6)} MB`);
  await renderer.close();
};

console.log(`load before: ${loadavg()[0]?.toFixed(1) ?? ''} on ${availableParallelism()} processors`);
await benchHtml();
await benchPdf();
