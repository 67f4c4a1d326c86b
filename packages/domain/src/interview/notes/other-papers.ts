import type { HeardAs } from '#facts/define-fact.ts';
import type { QuestionPlan } from '#interview/fact-question.ts';
import { patternOf } from '#kit/pattern-of.ts';

interface OtherPaper {
  readonly says: RegExp;
  /** A document that asks for these people is the paper itself. */
  readonly asksFor?: HeardAs;
  readonly sentence: string;
}

/** What a wish means that another paper has to settle; empty for one that belongs here, or anywhere. */
export const saysOtherPaper = ({ questions }: QuestionPlan, words: string): string =>
  papers.find(
    ({ says, asksFor }) =>
      says.test(words) && !questions.some(({ heardAs }) => asksFor !== undefined && heardAs === asksFor),
  )?.sentence ?? '';

const papers: readonly OtherPaper[] = [
  {
    says: patternOf(
      'iu',
      String.raw`\b(?:handles?|do|does|doing|pays?|paying|runs?|manages?|takes? care of|deals? with) (?:all )?(?:my|our|the) (?:[\p{L}-]+ ){0,2}`,
      String.raw`(?:bills?|paperwork|papers|banking|finances|accounts?|checks|checkbook|affairs)\b.*\b(?:ill|sick|can['’]?t|cannot|hospital|unable|no longer|forget|dementia|away)\b`,
      String.raw`|\b(?:pays?|paying|handles?|does) (?:all )?(?:my|our) (?:bills|banking|finances)\b|\bpower of attorney\b`,
    ),
    asksFor: 'agent',
    sentence: 'Who may pay bills and sign for you while you live is settled in a power of attorney of its own.',
  },
  {
    says: /\b(?:raises?|raising|brings? up|takes? in) (?:the |my |our )?(?:them|kids?|children|boys?|girls?|sons?|daughters?)\b|\bguardians?\b/iu,
    asksFor: 'guardian',
    sentence: 'Who raises children when nobody is left to do it is settled in a will.',
  },
  {
    says: /\b(?:funeral|buried|burial|cremat\p{L}*|ashes|casket|headstone|graveside|plot at|memorial service|wake)\b/iu,
    sentence:
      'This document is often read only after a funeral, so please tell those wishes to your family as well, or leave them where they are found at once.',
  },
  {
    says: /\b(?:life support|feeding tube|ventilator|resuscitat\p{L}*|dnr|pull the plug|medical decisions|health ?care (?:proxy|decisions)|living will|organ donor)\b/iu,
    sentence: 'Decisions about treatment are settled in a health care directive of its own.',
  },
];
