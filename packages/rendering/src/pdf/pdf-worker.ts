import { compilePdf } from '#pdf/compile-pdf.ts';
import { nativeCompiler } from '#pdf/native-compiler.ts';
import type { PdfInput } from '#pdf/pdf-input.ts';
import { answerRequests } from '#worker/answer-requests.ts';

const compiler = nativeCompiler() ?? (await import('#pdf/wasm-compiler.ts')).wasmCompiler();

answerRequests(
  async (input: PdfInput) => new Uint8Array(await compilePdf(compiler, input)),
  (pdf) => [pdf.buffer],
);
