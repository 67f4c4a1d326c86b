import type { Turn } from '#interview/interview.ts';
import { allDone, phraseQuestion } from '#interview/conversation/phrase-question.ts';
import { remark } from '#interview/conversation/remark.ts';
import { problemsOf } from '#interview/problems.ts';
import { countTold, wasTold } from '#interview/tries.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/**
 * The turn with the reason why the document is not made for this person, once, when it is first known; at the end it is not said
 * that the document is ready. What was told is kept, and the conversation goes on.
 */
export const tellRefusal = (turn: Turn, today: PlainDate): Turn => {
  const refusals = problemsOf(turn.interview, today).flatMap(({ message, isFinal }) => (isFinal ? [message] : []));
  if (refusals.length === 0) return turn;
  const untold = refusals.filter((message) => !wasTold(turn.interview, message));
  const interview = untold.reduce(countTold, turn.interview);
  const isEnd = turn.reply.endsWith(allDone);
  const ended = isEnd ? { ...turn, reply: `${turn.reply.slice(0, -allDone.length)}${keptOnly}` } : turn;
  if (untold.length === 0) return { ...ended, interview };
  const words = `${untold.join(' ')} ${goesOn}`;
  const endsWithQuestion = turn.reply.endsWith(phraseQuestion(turn.interview).text);
  const reply = endsWithQuestion && !isEnd ? remark(turn.interview, turn.reply, words) : `${words} ${ended.reply}`;
  return { ...ended, interview, reply };
};

const goesOn =
  'You can begin another document under “Create a document” at any time. If you like, we go on here: what you tell me is kept, and you can take it to whoever draws it up.';
const keptOnly =
  'What you have told me is kept. We cannot finish this document for you, for the reason that I gave; you can begin another one under “Create a document”.';
