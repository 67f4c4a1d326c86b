import { isFoster, isStep } from '#facts/child-kind.ts';
import { type Recorded, valueOf } from '#facts/define-fact.ts';
import { children } from '#facts/person.ts';
import type { Child } from '#facts/shapes.ts';

/** The children who are not said to have died. */
export const livingChildren = (facts: Recorded): readonly Child[] =>
  (valueOf(facts, children) ?? []).filter(({ livingStatus }) => livingStatus !== 'deceased');

/** Those of them whose parent the person is in law: no stepchild and no foster child. */
export const livingOwnChildren = (facts: Recorded): readonly Child[] =>
  livingChildren(facts).filter(({ relationship }) => !isStep(relationship) && !isFoster(relationship));
