import type { StoredInterview } from '#interview/interview.ts';
import type { Language } from '#kit/language.ts';

/** The language in which an interview is held. */
export const languageOf = ({ language = 'en' }: Pick<StoredInterview, 'language'>): Language => language;
