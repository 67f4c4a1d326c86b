import type { Answer, AnswerReader } from '#interview/answers/heard.ts';
import { mayTurn } from '#interview/turning/may-turn.ts';

/** An answer that a reason leads up to: "Rudy has plenty from the company so all of it to Paulette". The reason stays a remark. */
export const readConcluded =
  (read: AnswerReader): AnswerReader =>
  (heard): Answer | undefined => {
    const [, reason = '', answer = ''] = concluding.exec(heard.message) ?? [];
    if (
      answer === '' ||
      dividing.test(reason) ||
      mayTurn(reason.replace(/\bnot? (?=\p{L}+ (?:money|help|any)\b)/giu, ''))
    )
      return undefined;
    const found = read({ ...heard, message: answer });
    return found?.isWhole === true && found.patch.length > 0 && !found.nameless
      ? { ...found, rest: [reason.trim(), ...(found.rest ?? [])] }
      : undefined;
  };

const concluding = /^([^.;!?\n]{6,140}?),?\s+so,?\s+(?!that\b|far\b|he\b|she\b|they\b|much\b|many\b)(\S.*)$/isu;

// What divides, ranks or appoints is no reason.
const dividing =
  /\b(?:half|halves|thirds?|quarters?|each|shares?|percent|equal(?:ly)?|everything|all|rest|gets?|gives?|leave|first|second|then|after|backup|next|trustee|agent|executor|guardian)\b|%|\d/iu;
