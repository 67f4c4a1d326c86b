import type { Server, ServerResponse } from 'node:http';

/**
 * Watches a server's answers, and returns what stops it: no new requests, event streams end at once (browsers come
 * back by themselves), answers under way may finish. What is not done after `patienceMs` is cut off.
 */
export const drainServer = (server: Server): ((patienceMs: number) => Promise<void>) => {
  const underWay = new Set<ServerResponse>();
  server.on('request', (_request, response: ServerResponse) => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });
  return async (patienceMs) => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const response of underWay) if (isEventStream(response)) response.destroy();
    // A connection whose answer has ended meanwhile would otherwise be kept for the next question.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const cut = setTimeout(() => server.closeAllConnections(), patienceMs);
    await closed;
    clearInterval(sweep);
    clearTimeout(cut);
  };
};

const isEventStream = (response: ServerResponse): boolean =>
  String(response.getHeader('Content-Type') ?? '').startsWith('text/event-stream');
