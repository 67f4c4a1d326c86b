import type { Answer, Asked, LanguageModel } from '@evergrant/ports/language-model/language-model.ts';
import type { Context } from '#platform/context.ts';
import { rateLimitOf, type Limit } from '#platform/rate-limit.ts';

/** What a verb needs to ask a model. */
export type Asking = Pick<Context, 'db' | 'clock' | 'log' | 'settings'> & Required<Pick<Context, 'languageModel'>>;

interface Question<Value> {
  readonly userId: string;
  readonly asked: Asked;
  readonly ask: () => Promise<Answer<Value>>;
}

const questionsOfPerson: Limit = { name: 'model-question', attempts: 40, seconds: 60 };

/**
 * Asks a model within what this person may still use of it. Undefined where nothing was asked, or nothing of use came back: why
 * stands in the log, and whoever asked goes on without it. Must not be called inside a transaction.
 */
export const askWithinBudget = async <Value>(
  context: Asking,
  { userId, asked, ask }: Question<Value>,
): Promise<Value | undefined> => {
  const { db, clock, log, settings, languageModel } = context;
  const now = clock();
  if (isResting(languageModel, now)) return undefined;
  const limits = rateLimitOf(db);
  if (!(await limits.take(questionsOfPerson, userId))) {
    log.warn({ userId }, 'the model is not asked: too many questions in a minute');
    return undefined;
  }
  // Reserved first, so that questions beside each other cannot use more than there is; the rest goes back.
  const budget: Limit = { name: 'model-tokens', attempts: settings.modelTokensPerDay, seconds: 24 * 60 * 60 };
  const reserved = tokensAtMost(asked);
  if (!(await limits.take(budget, userId, reserved))) {
    await limits.giveBack(budget, userId, reserved);
    log.warn({ userId }, 'the model is not asked: the tokens of this person are used up');
    return undefined;
  }

  const answer = await ask();

  const spent = answer.spent.inputTokens + answer.spent.outputTokens;
  const isUnknown = spent === 0 && answer.outcome !== 'unavailable';
  await limits.giveBack(budget, userId, isUnknown ? 0 : reserved - spent);
  const { outcome } = answer;
  log.info(
    { userId, outcome, ...answer.spent, milliseconds: clock().getTime() - now.getTime() },
    'the model was asked',
  );
  noteOutcome(languageModel, outcome, clock());
  if (answer.outcome === 'answered') return answer.value;
  if (answer.outcome === 'stopped') return undefined;
  log.warn({ outcome, reason: answer.reason }, 'the model gave no answer of use: the rules go on');
  return undefined;
};

// Words are about four characters a token, names and JSON about three.
const tokensAtMost = ({ instructions, conversation, maxTokens }: Asked): number =>
  Math.ceil((instructions.length + conversation.reduce((sum, { words }) => sum + words.length, 0)) / 3) + maxTokens;

interface Health {
  readonly failures: number;
  readonly lastAt: Date;
}

const healthByModel = new WeakMap<LanguageModel, Health>();
const [failuresUntilRest, restInMs] = [2, 60_000];

// Who waits for a provider that is away waits with every message: after two failures in a row it has a minute.
const isResting = (model: LanguageModel, now: Date): boolean => {
  const health = healthByModel.get(model);
  return (
    health !== undefined && health.failures >= failuresUntilRest && now.getTime() - health.lastAt.getTime() < restInMs
  );
};

const noteOutcome = (model: LanguageModel, outcome: Answer<unknown>['outcome'], at: Date): void => {
  // Says nothing of the provider.
  if (outcome === 'stopped') return;
  const isAway = outcome === 'unavailable' || outcome === 'timed-out';
  const failures = isAway ? (healthByModel.get(model)?.failures ?? 0) + 1 : 0;
  healthByModel.set(model, { failures, lastAt: at });
};
