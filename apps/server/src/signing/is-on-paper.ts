import { findInk } from '#signing/find-ink.ts';

/** Whether the holder of a link has signed a version in ink, as the owner states. */
export const isOnPaper = async (...asked: Parameters<typeof findInk>): Promise<boolean> =>
  (await findInk(...asked)) !== undefined;
