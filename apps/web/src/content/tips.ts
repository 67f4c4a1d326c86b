import type { Step } from '#content/steps.ts';

/** Three tips that take turns, one a day. */
export const tips: readonly Step[] = [
  {
    title: 'Trust Planning Fundamentals',
    text: 'Name a successor trustee and one more in reserve. If neither can serve, a court chooses.',
  },
  {
    title: 'Getting Started Tip',
    text: 'Write down names, birth dates and what you own before you begin. The questions then take minutes.',
  },
  {
    title: 'Trust Funding Essential',
    text: 'A trust governs only what is put into it. After signing, retitle your home and accounts.',
  },
];

const dayMs = 86_400_000;

/** Which of the tips is the one of a day: the day's number modulo 3. `nowMs`: milliseconds since 1970. */
export const tipOn = (nowMs: number): number => Math.floor(nowMs / dayMs) % tips.length;
