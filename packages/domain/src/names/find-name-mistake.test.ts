import { expect, test } from 'vitest';
import { findNameMistake, findTitleMistake } from '#names/find-name-mistake.ts';

test.each([
  'Marisol Okonkwo-Reyes',
  'Dr. J. R. R. Tolkien Jr.',
  'J.R. Ewing III',
  'Zoë O’Brien-Müller',
  'María José García y López',
  '王小明',
  'محمد الأمين',
  'Henry the 8th',
  "D'Arcy St. John",
])('%j is a name', (name) => expect(findNameMistake(name)).toBeUndefined());

test.each([
  'Ada https://evil.example/win',
  'HTTP://EVIL.EXAMPLE',
  'www.evil.example',
  'Ada evil.com',
  'Ada t.co',
  'evil。com',
  'evil．com',
  'ada@evil.example',
  'evil<b>',
  'Visit evil.рф',
])('the name %j carries no address into a mail', (name) =>
  expect(findNameMistake(name)).toBe(
    'Please write your name without web or email addresses. If it has a dot, put a space after it.',
  ),
);

test.each(['Ada\nBcc: eve', 'Ada\u202Eeve', 'Ada\u0007'])(
  'the name %j does not disturb the line that it stands in',
  (name) => expect(findNameMistake(name)).toBe('Please write your name on one line, in plain letters.'),
);

test('a name is no message: neither a telephone number nor a long text is taken', () => {
  expect(findNameMistake('Call 555 0199 now')).toBe('Please write your name without long numbers.');
  expect(findNameMistake('A'.repeat(80))).toBeUndefined();
  expect(findNameMistake('A'.repeat(81))).toBe('Please use at most 80 characters for your name.');
  expect(findNameMistake('  ')).toBe('Please enter your full name.');
});

test.each(['The Okonkwo A/B Trust', 'Dr. Smith’s Trust of 2026', 'J.R. Ewing Trust, No. 12345'])(
  'a document may be called %j',
  (title) => expect(findTitleMistake(title)).toBeUndefined(),
);

test.each(['Open http://evil.example', 'evil.example', 'Urgent\nBcc: eve', 'Trust\u202Eeve', 'me@evil'])(
  'a document called %j would carry an address or a second line into the subject of a mail',
  (title) => expect(findTitleMistake(title)).toBeDefined(),
);

test.each(['\u200B\u200B', '\u2060', '\u00AD \u200D', '\u3164', '\u2800', ' . '])('%j shows no name', (name) => {
  expect(findNameMistake(name)).toBe('Please enter your full name.');
});

test.each(['M\u0430risol Reyes', 'Wand\u0430 Hill', 'T\u03BFm Reed'])(
  '%j is not taken for the name that it looks like',
  (name) => expect(findNameMistake(name)).toMatch(/letters of two alphabets/u),
);

test.each(['Ann 😀 Lee', 'Ann \uE000 Lee', `Ann${'\u0301'.repeat(100)} Lee`])('%j is not written in letters', (name) =>
  expect(findNameMistake(name)).toMatch(/in plain letters|80 characters/u),
);

test.each(['Иван Петров', 'Ann Петрова', 'Νίκος Παπάς', 'Nguyễn Thị Ánh', 'नरेन्द्र मोदी', 'יוֹסֵף'])(
  '%j is a name in its own alphabet',
  (name) => expect(findNameMistake(name)).toBeUndefined(),
);
