import { z } from 'zod';

const Kept = z.array(z.string().min(1).max(500)).max(60);
const key = 'evergrant-questions-for-an-attorney';

/** The questions that somebody without an account has noted on this device; none where there are none, or something else. */
export const readQuestions = (): readonly string[] => {
  try {
    return Kept.parse(JSON.parse(localStorage.getItem(key) ?? '[]'));
  } catch {
    return [];
  }
};

/** Keeps the questions on this device. */
export const keepQuestions = (questions: readonly string[]): void => {
  try {
    if (questions.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(questions));
  } catch {
    // Storage is full or switched off: then they live as long as the page.
  }
};

/** The list with one more question, each once, the newest last. */
export const withQuestion = (questions: readonly string[], question: string): readonly string[] =>
  questions.includes(question) ? questions : [...questions, question].slice(-60);
