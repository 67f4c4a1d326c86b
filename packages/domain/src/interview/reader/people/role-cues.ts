import { patternOf } from '#kit/pattern-of.ts';
import { isSpouse } from '#facts/kin.ts';
import type { Role } from '#interview/reader/people/role.ts';

const officeWords: readonly (readonly [RegExp, Role])[] = [
  [/^(?:co-?)?trustees?\b/u, 'trustee'],
  [/^(?:executors?|executrix|personal rep(?:resentative)?s?)\b/u, 'executor'],
  [/^guardians?\b/u, 'guardian'],
  [/^(?:registered )?agent\b/u, 'agent'],
  [/^(?:trust )?protector\b/u, 'protector'],
];

const glue = patternOf(
  'u',
  String.raw`^(?:\W|\b(?:is|are|be|will|would|should|could|can|may|must|to|as|my|our|the|a|an|for|his|her|their|i'd`,
  "|i'll|i|like|want|wanna|name|named|naming|make|pick|choose|appoint|put|have|serve|serves|serving|act",
  "|acts|acting|being|successor|backup|back-up|back|up|first|primary|sole|new|it|it's|he's|she's|he|she",
  '|they|gonna|going|probably|also|please|down|who|that|person|good|great|ideal|better|best|choice|of',
  "|instead|actually|one|role|job|in|you|use|just|both|happy|willing|ready|trust|trust's|will's|estate",
  String.raw`|family|agreed|said|yes|do|does|it)\b)`,
);

const chomp = (text: string): string => {
  let rest = text;
  for (let steps = 0; steps < 14; steps += 1) {
    const match = glue.exec(rest);
    if (!match || match[0].length === 0) break;
    rest = rest.slice(match[0].length);
  }
  return rest;
};

/** The office that the words right behind somebody give them: "Ann as trustee", "Ann can take over". */
export const officeAfter = (after: string): Role | undefined => {
  if (/[;\n]/u.test(after.charAt(0))) return undefined;
  if (firstTrusteesAfter.test(after)) return 'firstTrustee';
  const isListed = /^\s*(?:,|-|\()?\s*(?:is |are |was )?(?:our|the|my)\s+(?:trustee|executor)/u.test(after);
  const rest = chomp(after);
  const office = officeWords.find(([word]) => word.test(rest))?.[1];
  if (office === 'trustee' && isNextInLine(after.slice(0, after.length - rest.length))) return 'nextTrustee';
  if (office) return office;
  if (isListed) return 'trustee';
  return /^(?:take|takes|taking|step|steps|stepping) (?:over|in|up)\b|^in charge\b|^(?:handle|handles|manage|manages|run|runs|administer) (?:it|things|everything|the|my|all|our)\b|^charge of\b/u.test(
    rest,
  )
    ? 'trustee'
    : undefined;
};

// "Linh and I together are the first trustees".
const firstTrusteesAfter =
  /^\s*(?:and (?:i|me|myself)\b)?[\s,]*(?:(?:together|both|jointly|who|are|is|am|will|shall|should|would|be|serve|act|as|my|our|the|to)\s+)*(?:first|initial) (?:co-?)?trustees?\b/u;

const isNextInLine = (words: string): boolean => /\b(?:second|alternate|next|third)\b/u.test(words);

const reversedGlue = patternOf(
  'u',
  String.raw`(?:\W|\b(?:is|are|be|will|would|should|could|can|to|as|my|our|the|a|of|on|for|it|it's|named|called|go`,
  "|goes|going|with|i|i'd|i'll|want|like|name|pick|choose|say|said|put|let's|have|use|make|change|changed",
  "|actually|now|role|job|trust|instead|and|was|think|thinking|maybe|probably|he's|she's|they're|please",
  String.raw`|only|just|both|all|shall|must|following)\b)$`,
);

/** The office that the words right before somebody give them: "the trustee is Ann". */
export const officeBefore = (before: string): Role | undefined => {
  let rest = before;
  for (let steps = 0; steps < 14; steps += 1) {
    const match = reversedGlue.exec(rest.slice(-24));
    if (!match || match[0].length === 0) break;
    rest = rest.slice(0, rest.length - match[0].length);
  }
  const tail = rest.slice(-40);
  if (
    /\b(?:alternate|second|next|backup|back-up)(?: successor)? trustee$/u.test(tail) &&
    /\b(?:alternate|second|next)/u.test(tail)
  )
    return 'nextTrustee';
  if (/\b(?:contingent|backup|back-up|alternate|secondary)(?: beneficiar(?:y|ies))?$/u.test(tail)) return 'contingent';
  if (/\bbeneficiar(?:y|ies)$/u.test(tail)) return 'beneficiary';
  if (/\b(?:first|initial) (?:co-?)?trustees?$/u.test(tail)) return 'firstTrustee';
  if (/\btrustees?$/u.test(tail)) return 'trustee';
  if (/\b(?:executor|executrix|personal rep(?:resentative)?)$/u.test(tail)) return 'executor';
  if (/\bguardians?$/u.test(tail)) return 'guardian';
  if (/\bagent$/u.test(tail)) return 'agent';
  if (isSpouse(/([\p{L}-]+)(?:'s name)?$/u.exec(tail)?.[1])) return 'spouse';
  return undefined;
};

const takeWords =
  '(?:everything|all|half|third|quarter|fourth|fifth|thirds|quarters|fifths|rest|remainder|remaining|balance|estate|percent|pct|leave|leaving|give|giving|goes?|going|split|divided?|divide|shared?|equally|evenly|shares?|inherit|beneficiar(?:y|ies)|provide|set aside|pass(?:es)?|thing|each|\\d+)';
const taking = new RegExp(
  `(?:\\b${takeWords}\\b|%)[^.;]{0,60}?(?:\\b(?:to|for|between|among|amongst)\\b|\\b(?:it|everything|them) with\\b|:)\\s*(?:be|just|only|all|both|each|of|the|my|our|a)?\\s*$`,
  'u',
);
const sharing =
  /(?:%|\b(?:percent|pct|half|third|quarter|remainder|rest|everything|beneficiar(?:y|ies)|thirds|quarters)\b)\s*(?:of (?:it|everything|that|my estate))?[\s,:=-]*(?:is |are |goes |for |to )*$/u;

/** True when the words before somebody give them a share: "half to Ann". */
export const takesBefore = (before: string): boolean => {
  const tail = before.slice(-110);
  const found = taking.exec(tail) ?? sharing.exec(tail);
  return (
    (found !== null && !/\btrustee|\bin charge|\bthe (?:job|role|responsibility)\b/u.test(tail.slice(found.index))) ||
    /\btrust for\s*(?:my|our)?\s*$/u.test(tail)
  );
};

const takesBehind = patternOf(
  'u',
  String.raw`^[\s,)]*(?:\([^)\n]{0,40}\))?\s*(?:who |each |both |all |to |should |will |would |can |could |'ll `,
  '|is to |are to |is going to |only |just |now |really )*(?:get|gets|receive|receives|inherit|inherits',
  String.raw`|take|takes|(?:have|has)(?= (?:an? |the |my |our |it\b|everything|all\b|half|one|equal|\d))|share|shares`,
  String.raw`|split|splits|divide)\b(?! over| ssi| ssdi| medicaid| medicare| social security| disability| benefits`,
  '| government| public| state| in| care| passed| died| been| an? (?!share|half|third|quarter|fourth|fifth',
  '|tenth|equal|portion|smaller|larger|bigger))',
);

/** True when the words behind somebody give them a share: "Ann gets half". */
export const takesAfter = (after: string): boolean =>
  takesBehind.test(after) ||
  /^[\s,):=-]*(?:at |with |for |gets? )?(?:\d+(?:\.\d+)?\s*(?:%|percent|pct)|half\b|one[- ]|a (?:third|quarter|half)|\d\/\d)/u.test(
    after,
  ) ||
  /^[\s,]*(?:is|are|as|to be)\s+(?:my |the |our )?(?:only |sole |primary )*beneficiar/u.test(after);

/** True when the words around somebody hand them a share: "give Ann everything", "leave Bo 20". */
export const givesTo = (before: string, after: string): boolean =>
  /\b(?:give|giving|leave|leaving|make|let|have)\s+(?:my |our )?$/u.test(before) &&
  /^\s*(?:have )?(?:everything|it all|all\b|half|a (?:half|third|quarter)|the (?:rest|remainder)|\d)/u.test(after);

const givingWords = patternOf(
  'u',
  String.raw`\b(?:leave|leaving|inherit|everything|goes? to|going to my|split|equal(?:ly)?|evenly|beneficiar(?:y|ies)`,
  '|rest to|share|shares|set (?:some )?(?:money |something |funds )?aside|provide for|take care of',
  String.raw`|taken care of)\b|%|\bpercent\b`,
);

/** True when a clause is about who receives. */
export const clauseTakes = (low: string): boolean => givingWords.test(low);
