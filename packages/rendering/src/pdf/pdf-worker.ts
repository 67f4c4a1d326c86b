import { parentPort } from 'node:worker_threads';
import { compilePdf } from '#pdf/compile-pdf.ts';
import { nativeCompiler } from '#pdf/native-compiler.ts';
import type { PdfInput } from '#pdf/pdf-input.ts';

export interface PdfRequest {
  readonly id: number;
  readonly input: PdfInput;
}

export type PdfReply =
  | { readonly id: number; readonly pdf: Uint8Array }
  | { readonly id: number; readonly error: string };

const port = parentPort;
if (!port) throw new Error('this file runs as a worker thread only');

const compiler = nativeCompiler() ?? (await import('#pdf/wasm-compiler.ts')).wasmCompiler();

const answer = async ({ id, input }: PdfRequest): Promise<void> => {
  try {
    const pdf = new Uint8Array(await compilePdf(compiler, input));
    port.postMessage({ id, pdf } satisfies PdfReply, [pdf.buffer]);
  } catch (error) {
    port.postMessage({ id, error: error instanceof Error ? error.message : String(error) } satisfies PdfReply);
  }
};

// One after the other: the compiler is one and keeps the files of the document it is at.
let last = Promise.resolve();
port.on('message', (request: PdfRequest) => {
  last = last.then(() => answer(request));
});
