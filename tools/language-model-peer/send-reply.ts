import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { pauseOf, wordsOf } from '#language-model-peer/reply.ts';
import type { Question, Reply } from '#language-model-peer/reply.ts';

const usage = { prompt_tokens: 30, completion_tokens: 12, total_tokens: 42 };

/** Answers as the protocol asks for it, or fails as the reply says. */
export const sendReply = async (response: ServerResponse, question: Question, reply: Reply): Promise<void> => {
  if (reply.kind === 'status') {
    sendJson(response, reply.status, { error: { message: 'scripted', type: 'scripted', code: null } });
  } else if (reply.kind === 'redirect') response.writeHead(307, { Location: reply.location }).end();
  else if (reply.kind === 'page') response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Welcome</h1>');
  else if (question.isStream) await sendStream(response, question, reply);
  else await sendWhole(response, question, reply);
};

const sendWhole = async (response: ServerResponse, { model }: Question, reply: Reply): Promise<void> => {
  if (reply.kind === 'hang') return;
  await pause(pauseOf(reply));
  const message = { role: 'assistant', content: wordsOf(reply) };
  const choices = [{ index: 0, message, finish_reason: endingOf(reply) }];
  const whole = JSON.stringify({ id: 'answer', object: 'chat.completion', created: 0, model, choices, usage });
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(whole) });
  if (reply.kind === 'cut') response.write(whole.slice(0, -20), () => response.destroy());
  else response.end(whole);
};

const sendStream = async (response: ServerResponse, { model, wantsUsage }: Question, reply: Reply): Promise<void> => {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  const send = (choices: readonly unknown[], more: object = {}): void => {
    const chunk = { id: 'answer', object: 'chat.completion.chunk', created: 0, model, choices, ...more };
    response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  };
  for (const word of wordsOf(reply).split(/(?<=\s)/)) {
    await pause(pauseOf(reply));
    send([{ index: 0, delta: { role: 'assistant', content: word }, finish_reason: null }]);
  }
  if (reply.kind === 'hang') return;
  if (reply.kind === 'cut') {
    if (reply.isClean) response.end();
    else response.write(': so far\n\n', () => response.destroy());
    return;
  }
  send([{ index: 0, delta: {}, finish_reason: endingOf(reply) }]);
  if (wantsUsage) send([], { usage });
  response.end('data: [DONE]\n\n');
};

const endingOf = (reply: Reply): string => (reply.kind === 'ended' ? reply.reason : 'stop');

/** A JSON answer of any status. */
export const sendJson = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
};
