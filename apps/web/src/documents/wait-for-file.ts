/** How long to wait before asking again, in milliseconds: only while one of these files is still being printed. */
export const waitForFile = (states: readonly string[]): number | false =>
  states.includes('being-prepared') ? 2000 : false;
