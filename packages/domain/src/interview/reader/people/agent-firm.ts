import type { Proposal } from '#interview/reading.ts';
import type { Scene } from '#interview/asked/scene.ts';

/** A firm that serves as registered agent: asked for it, a name that ends as firms do is taken whole. */
export const readAgentFirm = ({ field, question, text, isLenient }: Scene): readonly Proposal[] => {
  if (field === undefined || question?.mayBeFirm !== true || !isLenient) return [];
  const name = text.trim().replace(leadIn, '');
  return firm.test(name) ? [{ field, value: { name }, evidence: text, confidence: 0.85 }] : [];
};

const leadIn =
  /^(?:(?:yes|it is|it's|it will be|we use|we'll use|use|our (?:registered )?agent is|the agent is)[\s,:]+)+/iu;

const firm =
  /^\p{Lu}[^\s;!?]*(?:\s[^\s;!?]+){0,7}?,?\s(?:inc|incorporated|llc|l\.l\.c|corp|corporation|company|co|lp|llp|system|services|agents)\.?$/iu;
