import type { PdfInput } from '#pdf/pdf-input.ts';
import { printFiles } from '#pdf/print-model.ts';
import type { TypstCompiler } from '#pdf/typst-compiler.ts';

/**
 * A PDF from its input. Executed records are PDF/A-3a; where the archival standard refuses one (a name in a script that no
 * font here has), the same pages go out as plain tagged PDF, because a download must not fail over a glyph.
 */
export const compilePdf = async (compiler: TypstCompiler, input: PdfInput): Promise<Uint8Array> => {
  const files = printFiles(input);
  if (!input.certificate) return compiler.compile(files, '1.7');
  try {
    return await compiler.compile(files, 'a-3a');
  } catch {
    // A fault of the document itself is thrown again by this second try.
    return compiler.compile(files, '1.7');
  }
};
