import { describe, expect, it } from 'vitest';
import { condolence, congratulation, meetNews } from '#interview/warmth/meet-news.ts';

const single = { maritalStatus: 'Single' } as const;
const widowed = { maritalStatus: 'Widowed' } as const;
const said = (message: string): string => meetNews({ before: single, after: single, message }, {});

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
