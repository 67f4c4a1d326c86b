import { parentPort } from 'node:worker_threads';
import type { Transferable } from 'node:worker_threads';

export interface Request {
  readonly id: number;
  readonly input: unknown;
}

export type Reply = { readonly id: number; readonly output: unknown } | { readonly id: number; readonly error: string };

/** Inside a worker thread: makes an output of each input, one after the other. `lends` names buffers to hand over uncopied. */
export const answerRequests = <Input, Output>(
  make: (input: Input) => Output | Promise<Output>,
  lends: (output: Output) => readonly Transferable[] = () => [],
): void => {
  const port = parentPort;
  if (!port) throw new Error('this file runs as a worker thread only');

  const answer = async ({ id, input }: Request): Promise<void> => {
    try {
      const output = await make(input as Input);
      port.postMessage({ id, output } satisfies Reply, [...lends(output)]);
    } catch (error) {
      port.postMessage({ id, error: error instanceof Error ? error.message : String(error) } satisfies Reply);
    }
  };

  // One after the other: the PDF compiler is one and keeps the files of the document it is at.
  let last = Promise.resolve();
  port.on('message', (request: Request) => {
    last = last.then(() => answer(request));
  });
};
