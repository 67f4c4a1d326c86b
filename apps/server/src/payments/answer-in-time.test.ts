import { PaymentsUnavailable } from '@evergrant/ports/payments/payments.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answerInTime, patienceInMs } from '#payments/answer-in-time.ts';

test('nobody waits ten seconds for a payment provider that never answers', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const answer = answerInTime(() => new Promise(() => undefined));
  const ended = Promise.allSettled([answer]);

  await vi.advanceTimersByTimeAsync(patienceInMs);

  const [outcome] = await ended;
  expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(PaymentsUnavailable) });
  expect(patienceInMs).toBeLessThan(10_000);
});

test('what is answered in time is passed on, and so is what fails', async () => {
  expect(await answerInTime(() => Promise.resolve('paid'))).toBe('paid');
  await expect(answerInTime(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
