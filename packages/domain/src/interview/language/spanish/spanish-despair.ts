import { spanishKey } from '#interview/language/spanish/spanish-key.ts';

/** True for a message in Spanish of somebody who does not want to live any more. */
export const isInDespair = (message: string): boolean => said.test(spanishKey(message));

/** What the interview hears then. */
export const despair = 'I want to kill myself';

const said =
  /\b(?:me quiero morir|quiero morir(?:me)?|no quiero (?:seguir viviendo|vivir mas|vivir|existir)|ya no quiero vivir|suicid|matarme|quitarme la vida|acabar con mi vida)/u;
