const head =
  /^\W*(?:(?:no|nope|nah|oh|well|um+|hmm+|i think|i guess|sorry)\W+)*(?:no|nope|nah|none|nobody|no ?-?one|nothing|not any(?:body|one|thing)?|not really|not at all|there (?:is|are|isn'?t|aren'?t) (?:nobody|no ?one|nothing|none|any(?:one|body|thing)?)|i (?:don'?t|do not|can'?t|cannot) (?:have|think of|want) (?:any(?:thing|body|one)?|nobody|nothing))\b/u;
const rest =
  /\b(?:that i can think of|i can think of|that comes to mind|comes to mind|i know of|special|particular|in particular|else|other|others|further|more|at all|at the moment|at this time|right now|for now|now|really|thank you|thanks|thank|so far|yet|here|to add|to say|to include|to leave out|is left out|and|i|have|has|with|no|none|nobody|nothing|one|of (?:them|those|these)|gifts?|wishes|instructions?|things?|people|anyone|anybody|anything|any|like that|please|sorry|is|are|there|fine|ok|okay|good)\b/gu;

/** True for an answer that names nobody and nothing: "nobody", "none that I can think of", "not really". */
export const isNothing = (message: string): boolean => {
  const low = message
    .toLowerCase()
    .replace(/[’`]/gu, "'")
    .trim();
  const said = head.exec(low);
  return said !== null && !/\p{L}/u.test(low.slice(said[0].length).replace(rest, ' '));
};
