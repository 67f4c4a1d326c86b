import { expect, test } from 'vitest';
import { changedBy, whitcombsAt } from '#interview/testing/whitcombs.ts';

const answer = (said: string): unknown =>
  changedBy(said, whitcombsAt({ kind: 'fact', field: 'grantorCounty' }, 'grantorCounty'));

// Counties whose names are words of the language, people, relatives, months or things that people do.
const named =
  'Ward|Twin Falls|Cape May|Coffee|Live Oak|Lake of the Woods|Cross|Park|Power|Worth|Rock|Love|Lake|Orange|Clay|Union' +
  '|Queens|Kings|Rush|Hunt|Divide|Deer Lodge|Grand Forks|Yell|Butts|Wake|Dare|Hot Spring|White|Van Buren|El Dorado';

test.each(named.split('|'))('%s is a county, with or without the word for it', (name) => {
  const isNamed = { grantorCounty: expect.stringMatching(new RegExp(`^${name}(?: county)?$`, 'iu')) };
  expect(answer(name.toLowerCase())).toEqual(isNamed);
  expect(answer(`${name} County`)).toEqual(isNamed);
  expect(answer(`it's ${name} county`)).toEqual(isNamed);
});

test.each(["it's park", 'that would be wake', 'we live in rock now', 'ward please'])('“%s” names a county', (said) => {
  expect(answer(said)).toEqual({ grantorCounty: expect.any(String) });
});

test.each([
  'two kids',
  'my twin sister',
  'wife',
  "it's fine",
  'coffee break brb',
  'I am only asking',
  'I live with my son',
])('“%s” names none', (said) => {
  expect(answer(said)).toEqual({});
});
