import { once } from 'node:events';
import { createServer } from 'node:http';

/** Where the server under test tells its automation what happened. */
export const automationPort = Number(process.env['E2E_PORT'] ?? 4310) + 2;
/** Signs what is told; known to nobody but these tests. */
export const automationSecret = `whsec_${Buffer.from('what the automation of a test knows').toString('base64')}`;

/** Answers what the server tells, until it is stopped. */
export const receiveAutomation = async (): Promise<() => Promise<void>> => {
  const receiver = createServer((request, response) => {
    request.resume();
    response.writeHead(204).end();
  });
  receiver.listen(automationPort, '127.0.0.1');
  await once(receiver, 'listening');
  return async () => {
    const closed = once(receiver, 'close');
    receiver.close();
    receiver.closeAllConnections();
    await closed;
  };
};
