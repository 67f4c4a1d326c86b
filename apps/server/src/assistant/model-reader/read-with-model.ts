import { isFieldId } from '@evergrant/domain/facts/facts.ts';
import { groundPatch, type GroundedPatch } from '@evergrant/domain/interview/grounding/ground-patch.ts';
import type { Interview } from '@evergrant/domain/interview/interview.ts';
import type { Proposal } from '@evergrant/domain/interview/reading.ts';
import type { PlainDate } from '@evergrant/domain/kit/plain-date.ts';
import type { Answer, AskedToRead, LanguageModel } from '@evergrant/ports/language-model/language-model.ts';
import { z } from 'zod';
import { instruct } from '#assistant/model-reader/instruct.ts';

/** All that a model can say of a message. It holds nothing by which it could confirm, finish or word anything. */
const ModelFacts = z.object({
  facts: z.array(
    z.object({ field: z.string(), valueAsJson: z.string(), evidence: z.string(), confidence: z.number() }),
  ),
});

type ModelFacts = z.infer<typeof ModelFacts>;

interface Message {
  readonly interview: Interview;
  readonly message: string;
  readonly today: PlainDate;
  readonly signal?: AbortSignal | undefined;
}

// A message has 4,000 characters at most, and a list is given whole.
const maxTokens = 3000;
// A document has fewer questions, and a message fewer characters.
const [mostFacts, longestValue] = [60, 20_000];

/** What a model is asked, to read one message. */
export const questionOf = ({ interview, message, signal }: Omit<Message, 'today'>): AskedToRead<ModelFacts> => ({
  name: 'facts_of_a_message',
  shape: ModelFacts,
  instructions: instruct(interview),
  conversation: [{ by: 'person', words: message }],
  maxTokens,
  signal,
});

/**
 * The facts of one message as a model reads them, held against the words of the person. What a message does besides (a yes, a
 * question, a cry for help) stays with the rules, and so do the guards through which these proposals pass.
 */
export const readWithModel = async (
  { languageModel }: { readonly languageModel: LanguageModel },
  { interview, message, today, signal }: Message,
): Promise<Answer<GroundedPatch>> => {
  const answer = await languageModel.read(questionOf({ interview, message, signal }));
  if (answer.outcome !== 'answered') return answer;
  const proposals = answer.value.facts.slice(0, mostFacts).flatMap(toProposal);
  return { ...answer, value: groundPatch(interview, proposals, { message, today }) };
};

const toProposal = ({ field, valueAsJson, evidence, confidence }: ModelFacts['facts'][number]): readonly Proposal[] => {
  const value = valueAsJson.length > longestValue ? undefined : parseJson(valueAsJson);
  return isFieldId(field) && value !== undefined && value !== null ? [{ field, value, evidence, confidence }] : [];
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
