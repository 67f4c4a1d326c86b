import { phrases } from '#interview/language/phrases.ts';
import type { Scene } from '#interview/asked/scene.ts';

/** Asked for what the document may do without: "it is shared like everything else". */
export const leavesOut = ({ question, low, isLenient }: Scene): boolean =>
  isLenient && question?.isRequired === false && question.leftOut?.test(low) === true;

/** Asked for an age: "right away", "they are grown". */
export const declinesDetail = ({ asked, low }: Scene): boolean =>
  asked?.kind === 'detail' && asked.detail === 'distributionAge' && atOnce.isIn(low);

const atOnce = phrases(
  'right|straight away',
  'outright|immediately|now|asap|grown|adult|adults|already|never|no',
  'any age',
  "doesn't|doesnt matter",
  'when i die',
  'at my death',
  'at once',
  'not needed',
);
