const fill = (before: string, unit: string, after: string): string =>
  (before + unit.repeat(Math.ceil(4000 / unit.length))).slice(0, 4000 - after.length) + after;

/** Inputs of 4 KB that make careless patterns backtrack, and careless loops compare every word with every other. */
export const hostileInputs: readonly string[] = [
  'a'.repeat(4000),
  ' '.repeat(4000),
  'A '.repeat(2000),
  '1 '.repeat(2000),
  '12345 '.repeat(666),
  'my son '.repeat(571),
  'and '.repeat(1000),
  '('.repeat(4000),
  "O'".repeat(2000),
  'half to my '.repeat(363),
  'if she dies before '.repeat(210),
  '50% to Ann, '.repeat(333),
  fill('understand ', ' or ste', 'honest US suv October death '),
  fill('', 'rs or take', ''),
  fill('print 👨‍👩‍👧 Questions tardes ', 'ntal relationships Questions panel bim ', 'correct spelled mononym '),
  'Ab Cd, Ef Gh, '.repeat(285),
];
