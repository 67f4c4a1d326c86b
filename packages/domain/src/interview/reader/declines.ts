import type { Scene } from '#interview/reader/scene.ts';

/** Asked for what the document may do without: "it is shared like everything else". */
export const leavesOut = ({ question, low, isLenient }: Scene): boolean =>
  isLenient && question?.isRequired === false && question.leftOut?.test(low) === true;

/** Asked for an age: "right away", "they are grown". */
export const declinesDetail = ({ asked, low }: Scene): boolean =>
  asked?.kind === 'detail' &&
  asked.detail === 'distributionAge' &&
  /\b(?:right away|outright|immediately|straight away|now|asap|no (?:age|need|wait|limit|restriction)|grown|adults?|already|never|any age|doesn'?t matter|no matter|when i die|at my death|at once|not needed|no)\b/u.test(
    low,
  );
