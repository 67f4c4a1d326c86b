import { phraseQuestion } from '#interview/conversation/phrase-question.ts';
import type { Interview } from '#interview/interview.ts';
import { isSpanish } from '#interview/language/spanish/is-spanish.ts';
import type { Language } from '#kit/language.ts';
import { patternOf } from '#kit/pattern-of.ts';
import { wordKey } from '#kit/word-key.ts';

/** Said once when a conversation begins to be held in Spanish, so that nobody expects the document in it. */
export const englishDocument =
  'Le pregunto y le explico en español. El documento mismo se redacta en inglés, porque así lo leen los tribunales y los bancos.';

/** What is asked of somebody who writes Spanish in an English conversation. */
export const spanishOffer = '¿Prefiere que sigamos en español? (Shall we go on in Spanish?)';

/** The answers to it that can be tapped. */
export const spanishOfferChoices = ['Sí, en español', 'No, in English'] as const;

/** What a message means to the offer of Spanish: it has to be made, was taken, or was declined; undefined for any other message. */
export const readOffer = (interview: Interview, message: string): 'offer' | 'accept' | 'decline' | undefined => {
  const { saidInOther } = interview;
  const said = wordKey(message);
  const isOpen = saidInOther !== undefined && saidInOther !== '';
  if (isOpen && isBareAgreement(message)) return 'accept';
  if (
    isOpen &&
    /^(?:no|no (?:gracias|thanks|thank you)(?: .*)?|no in english|in english|english|en ingles)$/u.test(said)
  )
    return 'decline';
  if (order.test(said)) return 'accept';
  if (saidInOther === '' || isLabel(interview, said) || (isUnderWay(interview) && isCourtesy.test(said)))
    return undefined;
  if (!isSpanish(message) && !introduces.test(message)) return undefined;
  return isOpen ? 'accept' : 'offer';
};

/** True for a yes to the offer, or an order to speak Spanish, with nothing else in it. */
export const isBareAgreement = (message: string): boolean =>
  agreement.test(wordKey(message)) || order.test(wordKey(message));

/** The language in which somebody who speaks Spanish says, in so many words, that they want to go on. */
export const wantedLanguage = (message: string): Language | undefined => {
  const said = wordKey(message);
  if (order.test(said) || said === 'si en espanol') return 'es';
  return /^(?:no )?(?:in english|english|en ingles|ingles)(?: please| por favor)?$/u.test(said) ? 'en' : undefined;
};

const agreement = /^(?:si|si en espanol|si por favor|claro|claro que si|yes|yes please)$/u;
const order = patternOf(
  'u',
  '^(?:en )?espanol(?: por favor)?$|^(?:in )?spanish(?: please)?$|^(?:usted )?habla(?:s|n)? (?:usted )?espanol$',
  '|^(?:(?:no )?(?:se )?(?:puedo|podemos|puede|podria|podriamos|quiero|quisiera|prefiero|prefiere|me gustaria|hay|tienen?|esta|seguimos)',
  '(?: (?:hacerlo|hacer|hablar|seguir|continuar|escribir|responder|contestar|esto|ser|lo|una version|todo|mejor))*(?: en)? espanol(?: por favor)?)$',
  '|^(?:yo )?(?:no hablo ingles|solo hablo espanol|no entiendo ingles)$',
  '|^(?:(?:can|could|may|shall) (?:i|we|you|it)|do you|is (?:it|this|there)|are you|i(?:d| would)? (?:rather|prefer|like|only)|id prefer|lets)',
  '(?: (?:please|do|have|continue|switch|go|on|speak|talk|write|answer|understand|this|it|to|available|a|be|done|doing|use|make|only|also|rather))*',
  '(?: in)? spanish(?: (?:please|instead|too|version|with me|to me))?$',
);

// Small words that names have too, where nobody's name begins with them.
const introduces =
  /^\W*(?:(?:hola|buenas|buenos d[ií]as)\W+)?(?:me llamo|mi nombre (?:completo )?es|soy|yo soy|vivo en)(?=\s)/iu;

// A word of courtesy in a talk that goes well in English is no wish for another language.
const isUnderWay = ({ trail }: Interview): boolean => trail.length > 2;
const isCourtesy = /^(?:(?:no|si|gracias|muchas|nada|nadie|ninguno|ninguna|mas|claro|bueno|por favor)(?: |$))+$/u;

const isLabel = (interview: Interview, said: string): boolean =>
  phraseQuestion(interview).choices.some((choice) => wordKey(choice) === said);
