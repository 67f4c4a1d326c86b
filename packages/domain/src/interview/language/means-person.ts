import nlp from 'compromise';

/** True for words of a person by a name or a calling: `our pastor`. */
export const meansPerson = (words: string): boolean => nlp(words).has('(#Person|#Actor)');
