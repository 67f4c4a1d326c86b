import { factLibrary } from '@evergrant/domain/facts/facts.ts';
import { z } from 'zod';

/**
 * Every fact by its field, in the shape in which it is recorded: what `value` of `RecordFactBody` has to be. For programs that
 * describe or check the API; a page needs none of it, and would load the whole library of facts with it.
 */
export const Facts = z
  .object(Object.fromEntries(Object.entries(factLibrary).map(([field, { shape }]) => [field, shape.optional()])))
  .meta({ id: 'Facts', description: 'The facts of a document: the shape of each, by its field.' });
