import { findNameMistake, findTitleMistake } from '#names/find-name-mistake.ts';

/** A person's name as it may stand in a mail; what would carry an address or break its line is replaced by `otherwise`. */
export const nameInMail = (name: string, otherwise: string): string => (findNameMistake(name) ? otherwise : name);

/** The title of a document as it may stand in a mail, in the same way. */
export const titleInMail = (title: string, otherwise: string): string => (findTitleMistake(title) ? otherwise : title);
