import { lengthOf, type Taken } from '#interview/entries/scan-ages.ts';

const fillers = [
  'please well ok okay um uh er so yes yeah yep sure hmm oh just only also too probably probly prolly definitely',
  "certainly honey sir ma'am thanks lol haha named called naturally obviously honestly simply exactly",
  'still again now the a an my our their his her there first together jointly both all it of is are as',
  "be will would should it's its full that with share shares percent amount part in per own NTH #",
].flatMap((line) => line.split(' '));
const thinks = [
  'think|guess|suppose|believe|should think|would think|imagine|reckon|expect|want|choose|pick|trust|say|like|prefer|name|nominate|appoint|vote|go with',
  'have|had|got|adopted|raised|need|chose|picked|decided on|leave it|give it|am thinking|was thinking',
].join('|');
const asides = [
  'in that order|in this order|in order|of course|for sure|for now|as well|all right|i mean|you know|ha ha|thank you',
  'goodness(?: gracious)?|gosh|good (?:lord|grief|heavens)|heavens|dear me|no doubt|hands down|for me|first of all|to start|at first|hold on|hold|keep|give me a (?:minute|second|sec)|in line',
].join('|');
const leads = [
  '(?:i|we) (?:hereby )?(?:give|devise|bequeath|leave)(?: ,)?(?: (?:and )?(?:give|devise|bequeath)(?: ,)?)*(?: and bequeath)?',
  '(?:i|we) (?:hereby )?(?:nominate|constitute|appoint|name|designate)(?: ,)?(?: (?:and )?(?:nominate|constitute|appoint|name|designate)(?: ,)?)*(?: and appoint)?',
  'as (?:my |our |the )?(?:true and lawful )?(?:first |sole |only )*(?:agent|attorney|attorney-in-fact|attorney in fact|trustee|executor|guardian|manager)(?: (?:during|for) my (?:life ?time|life)(?: and capacity)?(?= [,.;$]))?',
  "(?:i'm|im|we're|i am|we are|i will be|i'll be) (?:leaving|giving|naming|choosing|splitting|dividing)(?: it)?",
  `(?:i|we)(?:'d| would|'ll| will)? (?:${thinks})(?: (?:it|that|to be|to|for|with|of|is|have|it should be))*`,
  "(?:it|that|this|they)(?:'ll|'d)?(?: (?:is|should|will|would|has|have|needs?|must|ought|to|be|can|are|was|goes|go))+",
  "(?:theres|there)(?: is| are|'s)?(?: also)?",
  "(?:let us|let's|lets|let me)(?: (?:say|go with|do|see|make it|put|name))*",
  '(?:please )?(?:put down|put|make it|write|write down|name|use|add|list|go with|pick|choose|give it|call)(?: it)?',
  `(?:${asides})`,
  '(?:their |the |her |his )?(?:full )?(?:legal )?names?(?: (?:is|are|was))?',
  ...fillers,
].map((source) => new RegExp(`^(?:${source}) `, 'u'));

/** Words that lead to an answer and say nothing by themselves, at the start of some keys. */
export const leadAt = (keys: string): Taken | undefined => {
  if (/^(?:and|y|plus) /u.test(keys)) return { act: { kind: 'and' }, length: 1 };
  if (/^(?:is|are|was|be) /u.test(keys)) return { act: { kind: 'is' }, length: 1 };
  const lead = leads.map((pattern) => pattern.exec(keys)).find((found) => found !== null);
  return lead ? { act: { kind: 'filler' }, length: lengthOf(lead) } : undefined;
};
