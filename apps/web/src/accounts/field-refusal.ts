/** Why a form was not sent: the field to correct and the words to show at it. */
export interface FieldRefusal<Field extends string> {
  readonly field: Field;
  readonly message: string;
}

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** True for text that looks like an email address: text, @, text, dot, text. */
export const looksLikeEmail = (text: string): boolean => emailPattern.test(text);
