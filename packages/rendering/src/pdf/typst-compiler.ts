import type { PdfStandard } from '#pdf/pdf-input.ts';

/** One Typst, native or WebAssembly: the template with the given files becomes the bytes of a PDF, or an error is thrown. */
export interface TypstCompiler {
  compile(files: ReadonlyMap<string, Uint8Array>, standard: PdfStandard): Promise<Uint8Array>;
}
