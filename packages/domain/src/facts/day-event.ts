import { patternOf } from '#kit/pattern-of.ts';
/** What happened on the day for which a fact asks, and to whom: to whoever makes the document, or to the one who makes it with them. */
export type DayEvent =
  | { readonly event: 'birth'; readonly of: 'maker' | 'second' }
  | { readonly event: 'wedding' | 'signing' };

/** The words by which an event is told beside its day. */
export const eventCues: Readonly<Record<DayEvent['event'], RegExp>> = {
  birth: /\b(?:born|birth|birth-?(?:day|date)|b-?day|dob|d\.o\.b)\b/u,
  wedding:
    /\b(?:wed|weddings?|married|marry|marriage|anniversary|tied the knot|(?:got|were) hitched|husband and wife since)\b/u,
  signing: /\b(?:signed|dated|executed)\b/u,
};

/** The words of what else happens on a day, for which no fact asks. */
export const otherEvents = patternOf(
  'u',
  String.raw`\b(?:divorced?|divorces|separated|split up|engaged|engagement|widowed|together since|met|adopted`,
  '|moved?|lived? (?:here|there|together)|arrived|came|immigrated|naturali[sz]ed',
  '|bought|purchased?|sold|built|closed on|inherited|founded|expires?|issued',
  '|died|dead|death|deceased|passed|funeral|buried|lost',
  String.raw`|retired?|started|opened|hired|joined|graduated)\b`,
);
