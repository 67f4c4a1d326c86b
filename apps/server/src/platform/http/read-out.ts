/**
 * Reads what is left of a body, at most so many bytes, and throws it away: a browser reads the answer only after it has sent
 * everything.
 */
export const readOut = async (source: AsyncIterator<Uint8Array>, maxBytes: number): Promise<void> => {
  let left = maxBytes;
  try {
    for (let next = await source.next(); !next.done && left > 0; next = await source.next()) left -= next.value.length;
  } catch {
    // The sender has gone; nobody waits for the answer.
  }
};
