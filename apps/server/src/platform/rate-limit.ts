import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '#platform/database/database.ts';
import { Refused } from '#platform/refused.ts';
import { rateLimits } from '#platform/tables.ts';

/** At most `attempts` within `seconds`; then nothing more until `lockSeconds` have passed. */
export interface Limit {
  readonly name: string;
  readonly attempts: number;
  readonly seconds: number;
  readonly lockSeconds?: number;
}

/** What the person reads who must wait; `wait` is how long, e.g. `about an hour`. */
export type WaitMessage = string | ((wait: string) => string);

export interface Guess {
  readonly limit: Limit;
  readonly key: string;
  readonly message: WaitMessage;
  /**
   * What only a guess is refused with. Given for secrets too long to be guessed: then what is right passes whatever others
   * behind the same network got wrong, and no other refusal counts.
   */
  readonly isWrong?: (error: unknown) => boolean;
}

export interface RateLimit {
  /** Counts one attempt of a key; refuses with `message` once there were too many. */
  readonly count: (limit: Limit, key: string, message: WaitMessage) => Promise<void>;
  /** Counts one attempt of a key, or several, for what nobody is told about; false once there were too many. */
  readonly take: (limit: Limit, key: string, attempts?: number) => Promise<boolean>;
  /**
   * For what only those get wrong who guess: an attempt counts when `work` throws, and after too many of them nothing is
   * tried any more. What is right costs nothing, however often it is asked.
   */
  readonly guess: <Answer>(guess: Guess, work: () => Promise<Answer>) => Promise<Answer>;
  /** Takes one counted attempt back, or several: they were no attempts at guessing, or were not needed. */
  readonly giveBack: (limit: Limit, key: string, attempts?: number) => Promise<void>;
  /** Forgets the attempts of a key, after a success. */
  readonly forget: (limit: Limit, key: string) => Promise<void>;
}

const createRateLimit = (db: Db): RateLimit => {
  const limiterOf = openLimiters(db);
  const count: RateLimit['count'] = async (limit, key, message) => {
    try {
      await limiterOf(limit).consume(key);
    } catch (error) {
      throw error instanceof RateLimiterRes ? limited(error, message) : error;
    }
  };
  return {
    count,
    take: async (limit, key, attempts = 1) => {
      try {
        await limiterOf(limit).consume(key, attempts);
        return true;
      } catch (error) {
        if (error instanceof RateLimiterRes) return false;
        throw error;
      }
    },
    guess: async ({ limit, key, message, isWrong }, work) => {
      const spent = isWrong ? null : await limiterOf(limit).get(key);
      if (spent && spent.remainingPoints <= 0) throw limited(spent, message);
      try {
        return await work();
      } catch (error) {
        if (isWrong?.(error) === false) throw error;
        await count(limit, key, message);
        throw error;
      }
    },
    giveBack: async (limit, key, attempts = 1) => {
      await limiterOf(limit).reward(key, attempts);
    },
    forget: async (limit, key) => {
      await limiterOf(limit).delete(key);
    },
  };
};

const openLimiters = (db: Db): ((limit: Limit) => RateLimiterDrizzle) => {
  const limiterByName = new Map<string, RateLimiterDrizzle>();
  return (limit) => {
    const known = limiterByName.get(limit.name);
    if (known) return known;
    const limiter = new RateLimiterDrizzle({
      storeClient: db,
      schema: rateLimits,
      keyPrefix: limit.name,
      points: limit.attempts,
      duration: limit.seconds,
      blockDuration: limit.lockSeconds ?? 0,
      // `forgetRateLimits` does it, once for all processes.
      clearExpiredByTimeout: false,
    });
    limiterByName.set(limit.name, limiter);
    return limiter;
  };
};

const rateLimitByDb = new WeakMap<Db, RateLimit>();

/** Counts attempts in the database, so that every process sees the same numbers. Made once for a database: each keeps a timer. */
export const rateLimitOf = (db: Db): RateLimit => {
  const known = rateLimitByDb.get(db) ?? createRateLimit(db);
  rateLimitByDb.set(db, known);
  return known;
};

const limited = ({ msBeforeNext }: RateLimiterRes, say: WaitMessage): Refused => {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const message = typeof say === 'string' ? say : say(inWords(retryAfterSeconds));
  return new Refused('limited', { code: 'rate-limited', message, retryAfterSeconds });
};

const inWords = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 15) return 'a few minutes';
  if (minutes < 50) return `about ${minutes} minutes`;
  return minutes <= 90 ? 'about an hour' : `about ${Math.round(minutes / 60)} hours`;
};
