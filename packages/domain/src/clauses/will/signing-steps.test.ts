import { expect, test } from 'vitest';
import { signingSteps } from '#clauses/will/signing-steps.ts';
import { lawOf } from '#law/law-of.ts';
import { stateCodes } from '#law/state-code.ts';

test('nobody who lets a taker witness a will is left without what the law of the place does with the gift', () => {
  const words = {
    'gift-void-unless-extra-witnesses': 'a gift to a witness can be void',
    'excess-over-intestate-void': 'a witness can lose what the will gives',
    'presumption-undue-influence': 'is presumed to have been had by pressure',
    restricted: 'invites a contest',
    'no-effect': 'invites a contest',
  } as const;
  for (const code of stateCodes) {
    const { value } = lawOf(code).provisions.interestedWitness;
    const said = signingSteps({ homeLaw: lawOf(code), specialInstructions: undefined }).join(' ');
    expect([code, said]).toEqual([code, expect.stringContaining(words[value ?? 'no-effect'])]);
  }
});
