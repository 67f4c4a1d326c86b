/** A language in which an interview can be held. What the document itself says is English in all of them. */
export type Language = 'en' | 'es';
