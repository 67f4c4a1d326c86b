import type { FieldId } from '#facts/facts.ts';
import { calledField } from '#interview/asked/called-facts.ts';
import type { Scene } from '#interview/asked/scene.ts';

const wishes =
  /\b(?:change|changed|fix|edit|update|correct|wrong|incorrect|mistake|redo|modify|revise|go back to|not right|isn't right)\b/u;

/** The recorded fact that a message wants to change, wherever in it that is said and whatever else it says. */
export const findFocus = ({
  low,
  facts,
  questions,
}: Pick<Scene, 'low' | 'facts' | 'questions'>): FieldId | undefined =>
  wishes.test(low)
    ? calledField(
        low,
        questions.filter(({ field }) => facts[field] !== undefined),
      )
    : undefined;
