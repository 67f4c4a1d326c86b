import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';

const run = (words: string): string => `<w:r><w:t xml:space="preserve">${words}</w:t></w:r>`;
const paragraph = (words: string): string => `<w:p>${run(words)}</w:p>`;
const row = (cells: readonly string[]): string =>
  `<w:tr>${cells.map((cell) => `<w:tc><w:tcPr/>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`;

/** A Word document with these paragraphs, and a table behind them. */
export const docxOf = (paragraphs: readonly string[], rows: readonly (readonly string[])[] = []): Uint8Array => {
  const table = rows.length === 0 ? '' : `<w:tbl>${rows.map(row).join('')}</w:tbl>`;
  const deleted = '<w:p><w:del w:id="1"><w:r><w:delText>I was deleted.</w:delText></w:r></w:del></w:p>';
  return packageOf(`${paragraphs.map(paragraph).join('')}${deleted}${table}`);
};

const packageOf = (body: string): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8(
      '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    'word/document.xml': strToU8(`<?xml version="1.0"?><w:document><w:body>${body}</w:body></w:document>`),
  });

/** A Word document whose words unpack into many megabytes. */
export const bombOf = (megabytes: number): Uint8Array => packageOf(paragraph('A'.repeat(megabytes * 1024 * 1024)));

/** A PDF with some lines on its only page, `extra` in its trailer. */
export const pdfOf = (lines: readonly string[], extra = ''): Uint8Array => {
  const shown = lines.map((line) => `(${line.replaceAll(/[()\\]/g, '\\$&')}) Tj 0 -16 Td`).join('\n');
  return packPdf(Buffer.from(`BT /F1 11 Tf 72 720 Td\n${shown}\nET`), extra);
};

/** A PDF whose page unpacks into many megabytes, packed once or twice. */
export const pdfBombOf = (megabytes: number, times = 1): Uint8Array => {
  let stream: Buffer = Buffer.alloc(megabytes * 1024 * 1024, 0x20);
  for (let time = 1; time < times; time += 1) stream = deflateSync(stream);
  return packPdf(stream, '', times);
};

const packPdf = (content: Buffer, extra: string, times = 1): Uint8Array => {
  const stream = deflateSync(content);
  const filters = '/FlateDecode '.repeat(times);
  const objects = [
    Buffer.from('<</Type/Catalog/Pages 2 0 R>>'),
    Buffer.from('<</Type/Pages/Kids[3 0 R]/Count 1>>'),
    Buffer.from('<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>'),
    Buffer.concat([
      Buffer.from(`<</Length ${stream.length}/Filter[${filters}]>>\nstream\n`),
      stream,
      Buffer.from('\nendstream'),
    ]),
    Buffer.from('<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'),
  ];
  const parts = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  for (const [at, object] of objects.entries()) {
    offsets.push(parts.reduce((sum, { length }) => sum + length, 0));
    parts.push(Buffer.from(`${at + 1} 0 obj\n`), object, Buffer.from('\nendobj\n'));
  }
  const start = parts.reduce((sum, { length }) => sum + length, 0);
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 6\n0000000000 65535 f \n${entries}trailer\n<</Size 6/Root 1 0 R${extra}>>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
};

const thirtyTwo = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';

/** A PDF that opens with a password alone. */
export const lockedPdf = (): Uint8Array =>
  pdfOf(
    ['Nobody reads this.'],
    `/ID[<00112233445566778899aabbccddeeff><00112233445566778899aabbccddeeff>]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${thirtyTwo}>/U<${thirtyTwo}>>>`,
  );
