import { describe, expect, it, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import { condolence, congratulation, meetNews } from '#interview/warmth/meet-news.ts';

const single = { maritalStatus: 'Single' } as const;
const widowed = { maritalStatus: 'Widowed' } as const;
const said = (message: string): string => meetNews({ before: single, after: single, message }, {});

test.each(['May 2, 1954, my Walter passed in spring so I am a widow', 'May 2, 1954. My husband died in March'])(
  'whoever tells of a death beside an answer is met with sympathy, and not with their own words: %s',
  (message) => {
    const asked = { kind: 'fact', field: 'grantorDateOfBirth', also: 'maritalStatus' } as const;
    const { interview } = documentTypeOf('living-trust');
    const facts = { grantorName: 'Margaret Nowak' };
    const { reply } = interview.replyTo({ ...interview.open(), facts, asked, trail: [asked] }, message, '2026-11-20');
    expect(reply).toContain(condolence);
    expect(reply).not.toContain('“');
  },
);

describe('meeting the news of a life', () => {
  it('is sorry with whoever answers that they are widowed, once', () => {
    expect(meetNews({ before: {}, after: widowed, message: 'widowed' }, {})).toBe(condolence);
    expect(meetNews({ before: widowed, after: widowed, message: 'Texas' }, {})).toBe('');
  });

  it('is sorry where a death is told', () => {
    expect(meetNews({ before: single, after: single, message: 'Mom died' }, { isBereaved: true })).toBe(condolence);
  });

  it.each([
    'We are expecting our second in May',
    "we're expecting",
    'I just got married',
    'our first grandchild is due in March',
    'My daughter is pregnant, so that changes things',
    'we got engaged',
  ])('is glad with whoever says “%s”', (message) => {
    expect(said(message)).toBe(congratulation);
  });

  it('is sorry, and not glad, where both are told', () => {
    expect(said('My daughter is pregnant and her husband died')).toBe(condolence);
  });

  it.each([
    'I am expecting a check from the bank',
    'We are expecting that the house sells',
    'I never got married',
    'Are we engaged to a firm?',
    'The taxes are due in May',
    'Bob Marriott, my cousin',
  ])('does not congratulate on “%s”', (message) => {
    expect(said(message)).toBe('');
  });
});
