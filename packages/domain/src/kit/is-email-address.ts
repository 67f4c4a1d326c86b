/** Text, @, text, dot, text without a dot at its end: what a form takes for an email address. */
export const isEmailAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text);
