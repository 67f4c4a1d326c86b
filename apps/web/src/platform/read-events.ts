/** The data of server-sent events, one JSON value each, as they arrive; an event that was cut off is none. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let kept = '';
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      kept += decoder.decode(next.value, { stream: true });
      const events = kept.split('\n\n');
      kept = events.pop() ?? '';
      for (const event of events) {
        const data = dataOf(event);
        if (data !== '') yield JSON.parse(data);
      }
    }
  } finally {
    // Whoever stops listening in the middle lets the sender know.
    void reader.cancel().catch(() => undefined);
  }
}

const dataOf = (event: string): string =>
  event
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(5).trim())
    .join('\n');
