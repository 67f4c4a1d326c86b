import { z } from 'zod';
import { valuesOf } from '#kit/closed-set.ts';

// What can be chosen for a share that is kept for somebody's life.

/** What is paid from it. */
export const paymentChoices = [
  { value: 'needs', label: 'What is needed', cues: /^(?!.*\bincome\b).*\b(?:need|needed|needs|only)\b/u },
  { value: 'incomeAndNeeds', label: 'All income, and what is needed besides', cues: /\bincome\b/u },
] as const;

export const LifetimePayments = z.enum(valuesOf(paymentChoices));

/** Among whom that person may choose who takes afterwards. */
export const powerChoices = [
  {
    value: 'none',
    label: 'I decide it now',
    cues: /\bi (?:decide|choose|want to decide)\b|\bi'?ll (?:decide|choose)\b|\byou decide it now\b|\bnobody\b|\bno choice\b|\bno one\b|^\W*(?:me|i do|myself|i will|now)\W*$/u,
  },
  {
    value: 'family',
    label: 'They may choose among my descendants',
    cues: /\bamong\b|\b(?:my|your) (?:descendants|family|grandchildren)\b/u,
  },
  {
    value: 'others',
    label: 'They may choose anyone but themselves and their estate',
    cues: /\b(?:anyone|anybody) but\b|\b(?:not|except)(?: for| to)? (?:themsel|herself|himself)|\blimited\b/u,
  },
  {
    value: 'general',
    label: 'They may choose freely',
    cues: /\bfreely\b|\banyone\b|\banybody\b|\bgeneral\b|\bwh(?:o|om)ever\b/u,
  },
] as const;

export const LifetimePower = z.enum(valuesOf(powerChoices));

/** Who takes what is not chosen; `named`: somebody whose name is told besides. */
export const remainderChoices = [
  {
    value: 'theirDescendants',
    label: 'Their own children and grandchildren',
    cues: /\bdescendants\b|\b(?:their|his|her|own) (?:children|kids|family)\b|\bgrandchildren\b/u,
  },
  { value: 'named', label: 'Somebody I name', cues: /\bsome(?:body|one)\b|\bi(?: will|’ll|'ll)? name\b/u },
  {
    value: 'nextInLine',
    label: 'Those who come next, even if there are children',
    cues: /\bnext\b|\bi named\b|\bcontingent\b/u,
  },
] as const;

export const LifetimeRemainder = z.enum(valuesOf(remainderChoices));

export type LifetimePayments = z.infer<typeof LifetimePayments>;
export type LifetimePower = z.infer<typeof LifetimePower>;
export type LifetimeRemainder = z.infer<typeof LifetimeRemainder>;
