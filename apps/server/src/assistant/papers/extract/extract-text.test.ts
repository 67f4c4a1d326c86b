import { dateOfSigning } from '@evergrant/domain/assembly/date-of-signing.ts';
import { createPdfRenderer } from '@evergrant/rendering/pdf/render-pdf.ts';
import { sampleTrust } from '@evergrant/rendering/testing/sample-trust.ts';
import { strToU8, zipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';
import { extractText } from '#assistant/papers/extract/extract-text.ts';
import { bombOf, docxOf, lockedPdf, pdfBombOf, pdfOf } from '#assistant/papers/testing/sample-files.ts';

const renderer = createPdfRenderer();
afterAll(() => renderer.close());

const textOf = async (bytes: Uint8Array): Promise<string> => {
  const extracted = await extractText(bytes);
  return 'text' in extracted ? extracted.text.text : extracted.refusal;
};

describe('the words of a file are read', () => {
  test('out of Word, with what was deleted left out and the cells of a table apart', async () => {
    const bytes = docxOf(
      ['I, Ann Lee &amp; Co, make this will.', 'My wife is Bo Lee.'],
      [
        ['Name', 'Born'],
        ['Cy Lee', '1/2/1990'],
      ],
    );
    expect(await textOf(bytes)).toBe(
      'I, Ann Lee & Co, make this will.\nMy wife is Bo Lee.\n\nName\tBorn\nCy Lee\t1/2/1990\n',
    );
  });

  test('out of a PDF, line by line', async () => {
    const extracted = await extractText(pdfOf(['I, Ann Lee, make this will.', 'My wife is Bo Lee.']));
    expect(extracted).toEqual({
      text: { text: 'I, Ann Lee, make this will.\nMy wife is Bo Lee.', kind: 'pdf', pages: 1, isCut: false },
    });
  });

  test('out of a trust that was made here', async () => {
    const document = sampleTrust();
    const filledBlanks = [{ entry: dateOfSigning.entry, text: 'January 6, 2026' }];
    const bytes = await renderer.render({ document, watermark: false, signatures: [], filledBlanks } as never);
    expect(await textOf(bytes)).toMatch(/Successor Trustee/iu);
  });

  test.each([
    ['UTF-8', Buffer.from('Name: José Núñez')],
    ['UTF-16', Buffer.from('\uFEFFName: José Núñez', 'utf16le')],
    ['Windows', Buffer.from('Name: José Núñez', 'latin1')],
  ])('out of plain text in %s', async (_, bytes) => {
    expect(await textOf(bytes)).toContain('José Núñez');
  });
});

describe('a file is refused by what is in it', () => {
  test.each([
    ['a photo', Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb', 'hex'), 'a-picture'],
    ['a program', Buffer.concat([Buffer.from('7f454c46020101', 'hex'), Buffer.alloc(40)]), 'not-a-paper'],
    ['nothing at all', Buffer.alloc(0), 'empty'],
    ['spaces alone', Buffer.from('  \n \n'), 'empty'],
    ['binary with a text name', Buffer.from([1, 2, 3, 0, 5, 9, 200]), 'not-a-paper'],
    ['rich text', Buffer.from('{\\rtf1\\ansi Hello}'), 'an-older-file'],
    ['a spreadsheet', zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') }), 'a-spreadsheet'],
    ['a package of something else', zipSync({ 'a.txt': strToU8('hello') }), 'not-a-paper'],
    ['half a package', docxOf(['Hello']).subarray(0, 200), 'broken'],
    ['a locked PDF', lockedPdf(), 'encrypted'],
    ['a PDF of pictures', pdfOf(['1']), 'pages-are-pictures'],
    ['half a PDF', Buffer.from('%PDF-1.4\n1 0 obj\n<</Type'), 'broken'],
  ])('%s', async (_, bytes, reason) => {
    expect(await textOf(bytes)).toBe(reason);
  });

  test.each([
    ['a Word file', () => bombOf(60)],
    ['a PDF', () => pdfBombOf(150)],
    ['a PDF that is packed twice', () => pdfBombOf(150, 2)],
  ])('%s that unpacks into more than a paper has', async (_, make) => {
    const bytes = make();
    expect(bytes.length).toBeLessThan(300_000);
    expect(await textOf(bytes)).toBe('too-much-inside');
  });

  test('a Word file that lies about its size ends where it said', async () => {
    const bytes = bombOf(8);
    // The size that the directory of the package names.
    const view = Buffer.from(bytes);
    const size = Buffer.alloc(4);
    size.writeUInt32LE(view.readUInt32LE(view.lastIndexOf('PK\u0001\u0002') + 24));
    for (let at = view.indexOf(size); at >= 0; at = view.indexOf(size, at + 4)) view.writeUInt32LE(5000, at);
    expect((await textOf(view)).length).toBeLessThan(6000);
  });
});
