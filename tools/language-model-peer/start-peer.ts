import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readQuestion } from '#language-model-peer/read-question.ts';
import type { Question, Reply } from '#language-model-peer/reply.ts';
import { sendJson, sendReply } from '#language-model-peer/send-reply.ts';

/** A server that speaks like a language model behind the chat completions of OpenAI, and says what it was told to say. */
export interface LanguageModelPeer {
  /** As a client needs it, up to the version. */
  readonly baseUrl: string;
  readonly questions: readonly Question[];
  /** How many answers nobody waited for to the end. */
  readonly abandoned: () => number;
  readonly stop: () => Promise<void>;
}

/** `answer`: what to reply to each question; a list of scripted replies is read with `inOrder`. */
export const startLanguageModelPeer = async (
  answer: (question: Question) => Reply | Promise<Reply>,
  port = 0,
): Promise<LanguageModelPeer> => {
  const questions: Question[] = [];
  let abandoned = 0;
  const server = createServer((request, response) => {
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
      sendJson(response, 404, { error: { message: `no such operation: ${request.method} ${request.url}` } });
      return;
    }
    response.on('close', () => {
      if (!response.writableFinished) abandoned += 1;
    });
    readQuestion(request).then(
      async (question) => {
        questions.push(question);
        await sendReply(response, question, await answer(question));
      },
      (error: unknown) => sendJson(response, 400, { error: { message: String(error) } }),
    );
  });
  // Longer than a test is silent, so that no question goes into a connection that has just closed.
  server.keepAliveTimeout = 65_000;
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  const stop = async (): Promise<void> => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    questions,
    abandoned: () => abandoned,
    stop,
  };
};

/** One reply after the other; a question too many is an error of the server. */
export const inOrder = (...replies: readonly Reply[]): ((question: Question) => Reply) => {
  const left = [...replies];
  return () => left.shift() ?? { kind: 'status', status: 500 };
};
