import { onlyThanks } from '#interview/acts/only-thanks.ts';
import { isSmallTalk } from '#interview/acts/is-mere-remark.ts';
import { phraseQuestion } from '#interview/conversation/phrase-question.ts';
import { askBack, say } from '#interview/conversation/reply-with-reading.ts';
import type { Interview, Turn } from '#interview/interview.ts';
import { inOtherWords } from '#interview/ladder/say-left.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/**
 * The turn of thanks alone: they consent to nothing, so that what is open is asked again in other words. Of how it is today somebody is
 * heard, and asked again as well. Undefined for any other message.
 */
export const meetThanks = (interview: Interview, message: string, today: PlainDate): Turn | undefined => {
  if (interview.doubt === null && isSmallTalk(message))
    return say(interview, {
      words: inOtherWords(interview, ['I hear you. There is no hurry.', 'I understand. Take all the time you need.']),
      today,
    });
  if (!onlyThanks(message)) return undefined;
  if (interview.doubt !== null)
    return askBack(
      interview,
      [],
      inOtherWords(interview, [
        'You are welcome. I only need a yes or a no here.',
        'My pleasure. Please say yes if this is right, or no if it is not.',
      ]),
    );
  if (interview.asked?.kind === 'review')
    return {
      interview,
      reply: inOtherWords(interview, [
        'You are welcome. If everything above is right, please say yes; otherwise just tell me what is not.',
        'My pleasure. I need a plain yes before this counts as checked, or a word on what should be different.',
      ]),
      choices: phraseQuestion(interview).choices,
      recorded: [],
    };
  return say(interview, { words: inOtherWords(interview, ['You are welcome.', 'My pleasure.']), today });
};
