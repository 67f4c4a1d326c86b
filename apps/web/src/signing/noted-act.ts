/** Whoever signs a line that has no name yet. */
export const nobodyYet = 'this person';

/** The button that notes ink: an act in its own words, which no state of a line is called by. */
export const notedAct = (who: string): string =>
  `Note that ${who === nobodyYet ? who : firstOf(who)} signed on this day`;

const firstOf = (name: string): string => name.trim().split(/\s+/u)[0] ?? name;
