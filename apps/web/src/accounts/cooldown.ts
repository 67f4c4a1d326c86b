/** Seconds that the resend button rests after the server limited the rate, where it did not say how long. */
const rateLimitedSeconds = 300;

/** How long to rest after a refused resend; zero for other refusals, which may be tried again at once. */
export const cooldownAfterRefusal = (code: string | undefined, retryAfterSeconds: number | undefined): number =>
  code === 'rate-limited' ? (retryAfterSeconds ?? rateLimitedSeconds) : 0;

/** Whole seconds from `nowMs` until `endsAtMs`, never below zero. */
export const secondsLeft = (endsAtMs: number, nowMs: number): number =>
  Math.max(0, Math.ceil((endsAtMs - nowMs) / 1000));
