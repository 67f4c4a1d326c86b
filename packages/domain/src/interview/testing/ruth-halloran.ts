/** What a married woman says at the beginning of each of her wills, before the question for her children. */
export const upToChildren: readonly string[] = [
  'Ruth Halloran',
  '218 Larch St, Boise, ID 83702',
  'Ada',
  'February 3, 1980',
  'married',
  'Tom Halloran',
];
