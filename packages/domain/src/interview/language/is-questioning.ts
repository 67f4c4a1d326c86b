import { phrases } from '#interview/language/phrases.ts';

/** True for a message that asks something instead of telling it. */
export const isQuestioning = (message: string): boolean =>
  /\?\s*$/u.test(message) ||
  (!telling.test(message.trim()) && opening.begins(lead.pass(message)) && !ordering.test(message.trim()));

// "What remains should go to the shelter" tells something.
const telling =
  /^what(?:ever)?(?:'s| is)? (?:remains|remaining|left|over|is left)\b.*\b(?:goes|go|given|belongs?|to)\b/iu;

const lead = phrases('and|but|so|ok|okay|wait|sorry|hmm|um|hey|also', 'kindly explain', 'tell me');
const asking = 'is|are|am|do|does|did|can|could|should|will|would';
const opening = phrases(`what|whats|what's|who|whos|how|which|why|${asking}`, `when|where ${asking}`);

// "Could you add my sister" orders something.
const ordering =
  /^(?:can|could|would|will) (?:you|we) (?:please )?(?:add|change|remove|make|put|use|take|set|name|delete)\b/iu;
