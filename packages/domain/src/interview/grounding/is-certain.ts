import { type Reading, sureEnough } from '#interview/reading.ts';

/** True for a reading in which every word is accounted for and nothing has to be asked back: a second reader has nothing to add. */
export const isCertain = ({ isPlain, patch, declined = [], cleared = [] }: Reading): boolean =>
  isPlain === true &&
  patch.length + declined.length + cleared.length > 0 &&
  patch.every(({ confidence }) => confidence >= sureEnough);
