import { createContext, use } from 'react';

/** Says an English sentence of a screen in the language in which the document on it is made. */
export type Say = (words: string) => string;

/** In English everything is said as it is written. */
export const SayContext = createContext<Say>((words) => words);

/** The words of a screen in the language of the person. */
export const useSay = (): Say => use(SayContext);
