import type { Step } from '#content/steps.ts';

const tips: readonly [Step, Step, Step] = [
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

/** The tip of a day; the three take turns. `nowMs`: milliseconds since 1970. */
export const tipOn = (nowMs: number): Step => tips[(Math.floor(nowMs / dayMs) % 3) as 0 | 1 | 2];
