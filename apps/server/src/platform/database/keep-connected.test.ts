import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepConnected } from '#platform/database/keep-connected.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A database whose connections are broken and whose attempts fail when the test says so. */
const database = () => {
  const state = { isAway: false, attempts: 0, inFlight: 0, mostInFlight: 0, open: 0, lost: () => undefined as void };
  const attemptTakesMs = 30;
  const open = async (_waitsMs: number, lost: () => void): Promise<number> => {
    state.attempts += 1;
    state.inFlight += 1;
    state.mostInFlight = Math.max(state.mostInFlight, state.inFlight);
    await new Promise((resolve) => setTimeout(resolve, attemptTakesMs));
    state.inFlight -= 1;
    if (state.isAway) {
      // As a driver does that tells the same failure twice: it calls back and rejects.
      lost();
      throw new Error('refused');
    }
    state.open += 1;
    state.lost = () => {
      state.open -= 1;
      lost();
    };
    return state.attempts;
  };
  const close = async (): Promise<void> => void (state.open -= 1);
  return { state, open, close };
};

const keep = async (given: ReturnType<typeof database>) => {
  const told: string[] = [];
  const { open, close } = given;
  const kept = keepConnected({
    open,
    close,
    onError: () => void told.push('failed'),
    onBack: () => void told.push('back'),
    chance: () => 1,
  });
  await vi.advanceTimersByTimeAsync(30);
  return { told, stop: await kept };
};

test('while the database is away attempts never overlap and become rare: at most about one a second', async () => {
  const given = database();
  const { told, stop } = await keep(given);
  given.state.isAway = true;
  given.state.lost();
  await vi.advanceTimersByTimeAsync(60_000);

  expect(given.state.mostInFlight).toBe(1);
  const failed = told.length;
  expect(failed).toBeGreaterThan(50);
  expect(failed).toBeLessThan(70);
  await stop();
});

test('however long the database was away, the connection stands within two seconds of its return, and is one', async () => {
  const given = database();
  const { told, stop } = await keep(given);
  for (const awayMs of [10, 700, 10_000, 3_600_000]) {
    given.state.isAway = true;
    given.state.lost();
    await vi.advanceTimersByTimeAsync(awayMs);
    given.state.isAway = false;
    await vi.advanceTimersByTimeAsync(2_000);

    expect(given.state.open).toBe(1);
    expect(told.at(-1)).toBe('back');
  }
  await vi.advanceTimersByTimeAsync(60_000);
  expect(given.state).toMatchObject({ open: 1, mostInFlight: 1 });
  await stop();
  expect(given.state.open).toBe(0);
});

test('what is ended while the database is away does not come back', async () => {
  const given = database();
  const { stop } = await keep(given);
  given.state.isAway = true;
  given.state.lost();
  await vi.advanceTimersByTimeAsync(5_000);
  const stopping = stop();
  await vi.advanceTimersByTimeAsync(100);
  await stopping;
  const { attempts } = given.state;
  given.state.isAway = false;
  await vi.advanceTimersByTimeAsync(60_000);

  expect(given.state).toMatchObject({ attempts, open: 0 });
});

test('a first attempt that fails is thrown, and nothing is tried again behind its back', async () => {
  const given = database();
  given.state.isAway = true;
  const { open, close } = given;
  const kept = keepConnected({ open, close, onError: () => undefined, onBack: () => undefined }).catch(String);
  await vi.advanceTimersByTimeAsync(60_000);

  expect(await kept).toContain('refused');
  expect(given.state.attempts).toBe(1);
});
