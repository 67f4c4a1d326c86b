/** The languages in which an interview can be held. What the document itself says is English in all of them. */
export const languages = ['en', 'es'] as const;

/** One of them. */
export type Language = (typeof languages)[number];
