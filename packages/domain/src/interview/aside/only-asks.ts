import { patternOf } from '#kit/pattern-of.ts';

const lead = String.raw`^\W*(?:(?:no|nah|nope|yes|oh|ah|sorry|ok|okay|well|wait|just|it'?s|that'?s|this is|hey|hm+|um|uh)[\s,.!;:-]+)*`;
const onlyAsked = patternOf(
  'iu',
  lead,
  String.raw`(?:(?:i(?:'?m| am| was|'?d| have| had| just| only)|just|only|it was|that was|this was)\s+)(?:(?:just|only|merely|simply|really|a|an?)\s+)*`,
  String.raw`(?:ask(?:ing|ed)?|wonder(?:ing|ed)?|curious|(?:a |my )?question|talking|thinking (?:out loud|aloud)|saying|kidding|joking)`,
  String.raw`(?:\s+(?:a |my )?(?:question|about (?:it|that|this)|you|out loud|that|things?))?\W*$`,
);

/** True for "no, I am only asking": nothing was answered, and nothing is refused. */
export const onlyAsks = (message: string): boolean => onlyAsked.test(message.replaceAll('’', "'"));
