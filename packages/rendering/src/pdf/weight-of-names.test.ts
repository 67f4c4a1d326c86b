import { execFileSync } from 'node:child_process';
import type { Inline } from '@evergrant/domain/assembly/block.ts';
import { afterAll, expect, test } from 'vitest';
import { createPdfRenderer } from '#pdf/render-pdf.ts';
import { text } from '#testing/sample-blocks.ts';
import { sampleTrust } from '#testing/sample-trust.ts';

const renderer = createPdfRenderer();

afterAll(async () => {
  await renderer.close();
});

/** How much ink stands on the third page, where the words of the instrument begin: the sum of all that is not white. */
const inkOf = async (content: Inline): Promise<number> => {
  const opening = [
    { kind: 'paragraph', content: Array.from({ length: 12 }, () => [content, text(' ')]).flat() } as const,
  ];
  const document = { ...sampleTrust(), articles: [], schedules: [], acts: [], opening };
  const pdf = await renderer.render({ document, watermark: false });
  const page = execFileSync('pdftoppm', ['-gray', '-r', '150', '-f', '3', '-l', '3', '-'], {
    input: pdf,
    maxBuffer: 50_000_000,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  return page.subarray(20).reduce((sum, grey) => sum + 255 - grey, 0);
};

test.each(['王小明', '田中ひろし', 'محمد حسن العلي', 'משה כהן', 'Marisol Reyes'])(
  'the name %s is never lighter than the words around it',
  async (name) => {
    const asName = await inkOf({ kind: 'party', role: 'grantor', name });
    expect(asName).toBeGreaterThan(await inkOf(text(name)));
  },
);
