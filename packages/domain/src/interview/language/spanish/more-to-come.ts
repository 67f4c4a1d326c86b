import { spanishKey } from '#interview/language/spanish/spanish-key.ts';
import { patternOf } from '#kit/pattern-of.ts';

/**
 * What a whole message in Spanish says of what was told so far: there is `more`, it is `not-yet` done, or something is `wrong`; undefined
 * for any other.
 */
export const moreToCome = (message: string): 'more' | 'not-yet' | 'wrong' | undefined => {
  // `No, es todo` says the contrary of `no es todo`.
  const clauses = spanishKey(message)
    .replaceAll(/[,.;:!]+/gu, ' , ')
    .replaceAll(/[^\p{L}\p{N},]+/gu, ' ')
    .trim();
  const told = [clauses, clauses.replace(leads, '').replaceAll(/ ,/gu, '')].map((words) => words.replace(/ ,$/u, ''));
  const says = (pattern: RegExp): boolean => told.some((words) => pattern.test(words));
  if (says(notYet)) return 'not-yet';
  if (says(wrong)) return 'wrong';
  return says(more) ? 'more' : undefined;
};

const leads =
  /^(?:(?:todavia no|aun no|no|si|pues|bueno|ay|oiga|mire|espere|espereme|perdon|disculpe|creo que|la verdad|es que|pero|uy|ah|mmm) (?:, )?)+(?=\p{L}{2})/u;

const tails = '(?: (?:todavia|aun|gracias|por favor|por ahora|creo|la verdad|la lista|ahi|aqui))*$';

const notYet = patternOf('u', '^(?:todavia no|aun no|ya casi|casi|no todavia|no aun)', tails);

const wrong = patternOf(
  'u',
  '^(?:(?:hay|veo|encuentro|encontre) (?:un error|un errorcito|errores|algo mal|algo que corregir|algo que cambiar|que corregir algo|que cambiar algo)',
  '|(?:algo|esto|eso|una cosa) (?:esta mal|no esta bien|no es correcto|no me cuadra|no cuadra)|esta mal|no esta bien|(?:no|casi) todo (?:esta |es )?(?:bien|correcto)',
  '|(?:quiero|quisiera|necesito|me gustaria|tengo que) (?:cambiar|corregir|arreglar) (?:algo|una cosa|unas cosas)|tengo (?:un cambio|cambios|una correccion))',
  tails,
);

const more = patternOf(
  'u',
  '^(?:(?:eso |esto |ahi |ese |aun |todavia )*no (?:es|seria|son|esta|estan|sera) (?:todo|todos|todas|completo|completa|completos)',
  '|(?:casi|no) (?:es )?todo|esta incompleto|esta incompleta',
  '|(?:todavia |aun |ahi |me |nos )*faltan?(?: (?:por )?(?:poner|agregar|decir|anotar|mencionar))?(?: (?:algo|mas|cosas|otra cosa|una cosa|una|uno|dos|varios|varias',
  '|algunos|algunas|algunas cosas|unas cosas|otro|otra|otros|otras|muchos|muchas|mucho|bastante))*',
  '|(?:todavia |aun )?(?:hay|tengo|tenemos|quedan?|me queda|me quedan) (?:algo |alguien )?(?:mas|otra cosa|otras cosas|otro mas|otra mas)(?: cosas)?',
  '|(?:todavia |aun )?no (?:he terminado|termino|acabo|he acabado|termine|hemos terminado)',
  '|(?:quiero|quisiera|me gustaria|quiero) (?:agregar|anadir|poner|añadir) (?:algo|mas|otra cosa|una cosa|otro|otra)(?: mas)?)',
  tails,
);
