import { PaymentsUnavailable } from '@evergrant/ports/payments/payments.ts';

/** So long a person waits for the payment provider; then they are told to try again. */
export const patienceInMs = 9_500;

/**
 * What the provider answers, however many calls it takes. Work that is late goes on, and repeating it finds what it did.
 * @throws PaymentsUnavailable when it takes longer than a person should wait.
 */
export const answerInTime = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new PaymentsUnavailable('The payment provider takes too long.')), patienceInMs);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
};
