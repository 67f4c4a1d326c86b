import { firstNameOf } from '#signing/witness-words.ts';

/** Whoever signs a line that has no name yet. */
export const nobodyYet = 'this person';

/** The button that notes ink: an act in its own words, which no state of a line is called by. */
export const notedAct = (who: string): string =>
  `Note that ${who === nobodyYet ? who : firstNameOf(who)} signed on this day`;
