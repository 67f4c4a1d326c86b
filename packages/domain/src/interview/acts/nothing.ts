import { phrases } from '#interview/language/phrases.ts';

const lead = phrases('no|nope|nah|oh|well|um|umm|hmm|hmmm|sorry', 'i think|guess');

const none = phrases(
  'no|nope|nah|none|nobody|noone|no-one|nothing',
  'no one',
  'not any|anybody|anyone|anything|really',
  'not at all',
  'there is|are nobody|noone|nothing|none',
  'there is|are no one',
  "there isn't|aren't any|anyone|anybody|anything?",
  "i don't|can't|cannot have|want any|anything|anybody|anyone|nobody|nothing?",
  "i don't|can't|cannot think of any|anything|anybody|anyone|nobody|nothing?",
  'i do|can not have|want any|anything|anybody|anyone|nobody|nothing?',
  'i do|can not think of any|anything|anybody|anyone|nobody|nothing?',
);

// What may stand beside it and adds nothing.
const besides = phrases(
  'that? i can think of',
  'that? comes to mind',
  'i know of',
  'special|particular|else|other|others|further|more',
  'in particular',
  'at all',
  'at the moment',
  'at this time',
  'right|for? now',
  'so far',
  'really|yet|here|like|please|sorry|fine|ok|okay|good|thanks',
  'thank you?',
  'to add|say|include',
  'to leave out',
  'is left out',
  'and|i|have|has|with|no|none|nobody|nothing|one|any|is|are|there|that',
  'of them|those|these',
  'gift|gifts|wishes|instruction|instructions|thing|things|people|anyone|anybody|anything',
);

/** True for an answer that names nobody and nothing: "nobody", "none that I can think of", "not really". */
export const isNothing = (message: string): boolean => {
  if (!none.begins(message) && !none.begins(lead.pass(message))) return false;
  return !/\p{L}/u.test(besides.leaveOut(lead.leaveOut(none.leaveOut(message))));
};
