import type { User } from '@evergrant/contract/accounts.ts';

export const sessionPath = '/api/accounts/session';

/** Asks the server who is signed in. Needs no validation library, since public pages ask too; throws without an answer. */
export const loadSession = async (): Promise<User | null> => {
  const response = await fetch(sessionPath, { credentials: 'same-origin', headers: { accept: 'application/json' } });
  const answer: unknown = await response.json();
  if (!response.ok || !isSessionAnswer(answer)) throw new Error('The server did not say who is signed in.');
  return answer.user;
};

const isSessionAnswer = (answer: unknown): answer is { readonly user: User | null } =>
  typeof answer === 'object' && answer !== null && 'user' in answer && typeof answer.user === 'object';
