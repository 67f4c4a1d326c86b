/** Seconds to wait before the next attempt, after `failures` attempts in a row have failed (at least one). */
export const reconnectDelayInSeconds = (failures: number): number => [1, 2, 5][failures - 1] ?? 10;
