import { dayInMs } from '#kit/day-in-ms.ts';

/** How long a followed link counts for a purchase, in days. */
export const attributionDays = 60;

/** Whether a link that was followed at `clickedAtMs` still counts at `nowMs`; both in milliseconds since 1970. */
export const isAttributable = (clickedAtMs: number, nowMs: number): boolean =>
  clickedAtMs <= nowMs && nowMs - clickedAtMs < attributionDays * dayInMs;
