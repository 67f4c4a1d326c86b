import { patternOf } from '#kit/pattern-of.ts';
import type { Role } from '#interview/reader/people/role.ts';

const notToTake = patternOf(
  'u',
  String.raw`^[\s,]*(?:who )?(?:should(?:n't| not)|won't|will not|does(?:n't| not)|is(?:n't| not)|can(?:'t|not)`,
  String.raw`|must not|not|shouldnt|doesnt|isnt)\s+(?:to |be |going to |supposed to )*(?:get|receive|inherit`,
  String.raw`|included?|have|entitled|getting|in (?:it|the|this|my)|see|part of)\b`,
);

const takesNothing = patternOf(
  'u',
  String.raw`^[\s,]*(?:who )?(?:(?:is|was|'s) \w+(?: and|,) )?(?:(?:should|will|would|is|are|does|do|to|can|shall`,
  String.raw`|must|was|were|has|have)(?:n't| not)?\s+)*(?:be |been )?(?:gets?|receives?|inherits?|getting|left|given`,
  String.raw`|have|has)?\s*(?:absolutely |zero|zilch)?\s*(?:nothing|zero\b|not a (?:dime|cent|penny)|nada`,
  String.raw`|disinherited|excluded|cut (?:out|off)|left out|out of (?:it|the|my)|omitted|no share|no part)\b`,
);

/** Whether the words around somebody leave them out, or take them off a list; `clause` is the whole clause. */
export const excludes = (
  before: string,
  after: string,
  clause: string,
): Extract<Role, 'excluded' | 'removed'> | undefined => {
  if (staysIn(before, after)) return undefined;
  if (
    /\b(?:remove|delete|drop|scratch|strike|take)\s*(?:out |off )?(?:the |my |our )*$/u.test(before) &&
    !/\bover\b/u.test(after)
  )
    return 'removed';
  if (/^\W*(?:off|out)\b/u.test(after) && /\btake\b/u.test(before)) return 'removed';
  if (takesNothing.test(after)) return 'excluded';
  if (notToTake.test(after)) return 'excluded';
  if (/\b(?:nothing|not a (?:dime|cent|penny)|zero)\s+(?:at all\s+)?(?:for|to|goes to|should go to)\s*$/u.test(before))
    return 'excluded';
  if (
    /\b(?:disinherit(?:ing)?|exclud(?:e|ing)|omit(?:ting)?|leav(?:e|ing) out|cut(?:ting)? (?:out|off)|except(?: for)?|but not|skip|without|any(?:one|body) but|every(?:one|body) but|all but|apart from)\s*$/u.test(
      before.replace(/\b(?:my|our|the)\s*$/u, ''),
    )
  )
    return 'excluded';
  if (
    /\b(?:don't|do not|dont|never|not|didn't) (?:want|wish|leave|leaving|give|giving|include|including|like)\b[^.;]{0,25}$/u.test(
      before,
    ) &&
    !/\bnot (?:give|leave) (?:it )?all\b/u.test(before)
  )
    return 'excluded';
  if (
    /^[\s,]*(?:out|off)\b/u.test(after) &&
    /\b(?:leave|leaving|cut|cutting|keep|want|write)\s*$/u.test(before.replace(/\b(?:my|our|the)\s*$/u, ''))
  )
    return 'excluded';
  return /^[\s,]*not\b\s*$/u.test(before) && /\bnot\b/u.test(clause) ? 'excluded' : undefined;
};

/** True for a clause that denies how or when somebody receives, and so leaves nobody out: `Ben should not get it all at once`. */
export const deniesOnlyManner = (clause: string): boolean => manner.test(clause) && !leftOut.test(clause);

const manner = patternOf(
  'u',
  String.raw`\b(?:all )?at once\b|\ball at (?:one|the same) time\b|\b(?:right|straight) ?away\b|\bimmediately\b`,
  String.raw`|\boutright\b|\b(?:in|as) (?:one|a) (?:go|piece|lump(?: sum)?|single payment)\b|\blump sum\b`,
  String.raw`|\b(?:before|until|till|under) (?:the age (?:of )?|age |(?:he|she|they)(?:'s|'re| is| are)? `,
  String.raw`(?:turns? |reach(?:es)? )?|turning )?(?:\d{1,2}|eighteen|twenty|thirty|forty|fifty)\b|\b(?:too|so) `,
  String.raw`(?:early|young|soon)\b|\bin full\b`,
);
const leftOut = /\b(?:left|leave|leaving|cut|keep) (?:\p{L}+ ){0,3}out\b|\b(?:disinherit|exclud|omit)\p{L}*/u;

// "Derek is not left out", "don't leave Derek out".
const staysIn = (before: string, after: string): boolean =>
  /^[\s,]*(?:is|was|should|must|will|has)(?:n't| not)\s+(?:to )?(?:be |been )?(?:left out|excluded|omitted|disinherited|cut (?:out|off))\b/u.test(
    after,
  ) ||
  (/^[\s,]*(?:out|off)\b/u.test(after) &&
    /\b(?:don't|do not|never|not)\s+(?:leave|cut|write)\s*(?:my )?$/u.test(before));
