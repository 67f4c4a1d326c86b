import type { FactMistake } from '@evergrant/domain/interview/fact-mistake.ts';
import { Refused } from '#platform/refused.ts';

/** A value that cannot stand, with the detail of it that is wrong, as the form shows it. */
export const refuseFact = ({ message, details = [{ path: [], message }] }: FactMistake): Refused => {
  const errors = details.map(({ path, message: said }) => ({ field: ['value', ...path].join('.'), message: said }));
  return new Refused('invalid', { code: 'fact-refused', message, errors });
};
