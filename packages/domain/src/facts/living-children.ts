import { type Recorded, valueOf } from '#facts/define-fact.ts';
import { children } from '#facts/person.ts';
import type { Child } from '#facts/shapes.ts';

/** The children who are not said to have died. */
export const livingChildren = (facts: Recorded): readonly Child[] =>
  (valueOf(facts, children) ?? []).filter(({ livingStatus }) => livingStatus !== 'deceased');
