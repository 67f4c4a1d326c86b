/** Twelve inputs of 4 KB that make careless patterns backtrack. */
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
];
