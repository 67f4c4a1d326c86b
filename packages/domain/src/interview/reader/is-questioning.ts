/** True for a message that asks something instead of telling it. */
export const isQuestioning = (message: string): boolean =>
  /\?\s*$/u.test(message) || (opening.test(message.trim()) && !ordering.test(message.trim()));

const opening =
  /^(?:(?:and|but|so|ok|okay|wait|sorry|hmm|um|hey|also|kindly explain|tell me)[\s,:]+)*(?:what|whats|what's|who|whos|how|which|why|is|are|am|do|does|did|can|could|should|will|would|(?:when|where) (?:is|are|am|do|does|did|can|could|should|will|would))\b/iu;

// "Could you add my sister" orders something.
const ordering =
  /^(?:can|could|would|will) (?:you|we) (?:please )?(?:add|change|remove|make|put|use|take|set|name|delete)\b/iu;
