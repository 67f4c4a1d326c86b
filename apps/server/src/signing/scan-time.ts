/** As long as the bytes of one scan may take to arrive. */
export const longestScanInMs = 5 * 60_000;
