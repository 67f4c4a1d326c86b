import { z } from 'zod';
import { defineFact, onlyWith } from '#facts/define-fact.ts';
import { Prose } from '#facts/shapes.ts';
import { arranges } from '#facts/special.ts';

// Wishes that a trustee may weigh, and that bind nobody.

const wish = {
  group: 'Who receives',
  scope: 'document',
  isAsked: true,
  applies: onlyWith(['specialArrangements'], (facts) => arranges(facts, 'wishes')),
} as const;

/** What a maker may hope that money is used for, or that somebody does first. */
export const WishForShares = z.enum(['education', 'firstHome', 'business', 'work', 'recovery', 'service']);

export const wishesForShares = defineFact({
  ...wish,
  field: 'wishesForShares',
  shape: z.array(WishForShares).max(WishForShares.options.length),
  kind: 'choices',
  label: 'Wishes for the trustee',
  called: ['wish'],
  isRequired: true,
  ask: () =>
    'Which wishes should the trustee know? They bind nobody; the trustee weighs them. You can choose more than one.',
  why: 'A rule that pays only those who study or work can hurt whoever is ill or cares for a child. A wish tells the trustee what you hope for and leaves room.',
  choices: [
    {
      value: 'education',
      label: 'Finish an education',
      cues: /\beducation\b|\bschool(?:ing)?\b|\btuition\b|\bcollege\b|\bstud(?:y|ies)\b|\bdegree\b/u,
    },
    { value: 'firstHome', label: 'Help with a first home', cues: /\bhome\b|\bhouse\b/u },
    { value: 'business', label: 'Help to start a business', cues: /\bbusiness\b|\bcompany\b/u },
    { value: 'work', label: 'Work, or care for a family', cues: /\bwork\b|\bjob\b|\bfamily\b/u },
    {
      value: 'recovery',
      label: 'Treatment of an addiction before money',
      cues: /\baddict|\bdrugs?\b|\bdrink|\balcohol\b|\bsober\b/u,
    },
    { value: 'service', label: 'Giving and service to others', cues: /\bgiving\b|\bcharit|\bservice\b|\bvolunteer/u },
  ],
  otherwise: () => [],
});

export const ownWishes = defineFact({
  ...wish,
  field: 'ownWishes',
  shape: Prose,
  kind: 'longText',
  label: 'Wishes in your own words',
  called: ['own wishes'],
  isRequired: false,
  ask: () => 'Would you like to add a wish in your own words?',
  why: 'It is printed as you write it, and marked as a wish that binds nobody.',
  chips: () => ['Nothing to add'],
});
