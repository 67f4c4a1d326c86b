import type { Subject } from '#guide/topic.ts';
import { patternOf } from '#kit/pattern-of.ts';

const near =
  '(?:kids?|children|wife|husband|spouse|son|daughter|brother|sister|trustee|executor|agent|everybody|everyone|they|he|she)';

const vehicle = '(?:car|truck|vehicle|pickup|boat|camper|motorcycle)';

/** What people ask about those around them, and about what of theirs belongs to the document. */
export const circleSubjects: readonly Subject[] = [
  {
    id: 'who-signs',
    said: patternOf(
      'u',
      String.raw`\b(?:do|does|must|should)\b.*\b${near} (?:all )?(?:have to|has to|need to|also|too)\b.*\bsign\b(?! (?:off|first))`,
      String.raw`|\b(?:need|have)\b.*\b${near} to (?:also )?sign\b|\b${near} (?:gotta|got to|have to|has to|need to|needs to|must)\b.*\bsign\b(?! (?:off|first))`,
      String.raw`|\bwho(?: all| else)? (?:has|have|needs?|must|gets) to sign\b(?! first)`,
    ),
  },
  {
    id: 'unequal-shares',
    said: /\b(?:have to|must|need to|should) (?:give|leave|get|be|all get)\b.*\b(?:the same|equal(?:ly)?)\b|\b(?:treat|give|leave)\b.*\b(?:differently|unequal(?:ly)?)\b/u,
  },
  {
    id: 'later-property',
    said: /\b(?:win|inherit|come into|buy|get)\b.*\b(?:redo|do (?:this|it|all this) (?:all )?(?:again|over)|start over|a new (?:trust|document))\b/u,
  },
  {
    id: 'vehicles',
    said: patternOf(
      'u',
      String.raw`\b(?:${vehicle} titles?|titles? (?:of|to|on|for) (?:my|the|our) ${vehicle}`,
      String.raw`|(?:put|add) (?:my|the|our) ${vehicle} in)\b`,
    ),
  },
  {
    id: 'pensions',
    said: /\b(?:railroad retirement|pensions?|social security|va (?:benefits?|disability|check)|military retirement)\b.*\b(?:go|goes|put|in|into|here|trust|get|gets|gone|die)\b(?!.*\b(?:start|apply)\b)/u,
  },
  {
    id: 'debts',
    said: /\bloans?\b.*\b(?:die|dies|died|dead|gone|death|pass)\b|\b(?:die|dies|dead|gone|death)\b.*\b(?:loans?|debts?)\b/u,
  },
  {
    id: 'guardian-and-trustee',
    said: /\b(?:guardian\b.*\b(?:executor|trustee)|(?:executor|trustee)\b.*\bguardian)\b.*\b(?:both|same|conflict)\b|\b(?:one|same) person\b.*\bguardian\b/u,
  },
  {
    id: 'who-sees',
    said: /\b(?:anybody|anyone|somebody|someone|who)(?: else)?\b.*\b(?:see|read)\b.*\b(?:telling|tell|type|say|write)\b/u,
  },
  {
    id: 'funding',
    said: /\bsign(?:ing)?\b.*\b(?:move|transfer|retitle)s?\b.*\b(?:into|in|to|each|the|my)\b|\bretitle\b/u,
  },
  { id: 'why-llc', said: /\b(?:llc|company)\b.*\b(?:covers?|protects?|shields?) (?:me|us|my|our)\b/u },
];
