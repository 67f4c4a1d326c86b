import { expect, test } from 'vitest';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import { openInterview } from '#interview/open-interview.ts';
import { readOffer } from '#wording/spoken/offer-spanish.ts';

test.each([
  '¿Puedo hacerlo en español?',
  '¿podemos hablar español?',
  'can we do this in Spanish?',
  'do you speak spanish',
  "I'd rather do this in Spanish, please",
  'is there a Spanish version',
  'No hablo inglés',
  'in spanish please',
])('“%s” is an order to go on in Spanish', (message) => {
  expect(readOffer(openInterview(livingTrustPlan), message)).toBe('accept');
});

test.each(['My sister teaches Spanish', 'Spanish Fork, Utah', 'Is the document in Spanish too?', 'John Spanish'])(
  '“%s” asks for no other language',
  (message) => {
    expect(readOffer(openInterview(livingTrustPlan), message)).toBeUndefined();
  },
);
