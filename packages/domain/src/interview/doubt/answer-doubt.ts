import type { FieldId, Facts } from '#facts/facts.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview } from '#interview/interview.ts';
import { isBareYes } from '#interview/acts/bare-yes.ts';
import { wordKey } from '#kit/word-key.ts';

/** What the person makes of something that was asked back. */
export type DoubtAnswer =
  | { readonly kind: 'yes' }
  | { readonly kind: 'no' }
  /** Everything but one of several facts. */
  | { readonly kind: 'all-but'; readonly field: FieldId }
  /** A yes with more behind it: nothing is confirmed before that is understood. */
  | { readonly kind: 'yes-but'; readonly rest: string }
  /** A no and what is right instead. */
  | { readonly kind: 'no-but'; readonly rest: string };

/** Reads the answer to what was asked back; undefined for a message that says something else. */
export const readDoubtAnswer = (interview: Interview, message: string): DoubtAnswer | undefined => {
  const fields = Object.keys(interview.doubt?.proposed ?? {}) as readonly FieldId[];
  const wrong = fields.find((field) => wordKey(notRight(interview, field)) === wordKey(message));
  if (wrong !== undefined) return { kind: 'all-but', field: wrong };
  if (isBareYes(message)) return { kind: 'yes' };
  if (isBareNo(message)) return { kind: 'no' };
  const [, said, rest = ''] = opening.exec(message.trim()) ?? [];
  if (said === undefined || !/\p{L}{2}|\d/u.test(rest)) return undefined;
  return { kind: /^(?:n|wrong|incorrect)/iu.test(said) ? 'no-but' : 'yes-but', rest: rest.trim() };
};

const opening = /^(no|nope|nah|wrong|incorrect|yes|yeah|yep|yup|correct|right|ok|okay|sure)\b[\s,.;:!-]*([\s\S]*)$/iu;

const denials = new Set(
  "no nope nah not right wrong incorrect that that's thats this is isn't it it's quite really thanks thank you sorry at all please n".split(
    ' ',
  ),
);

const isBareNo = (message: string): boolean => {
  const words =
    message
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}']+/gu) ?? [];
  return (
    words.some((word) => /^(?:n|no|nope|nah|not|wrong|incorrect|isn't)$/u.test(word)) &&
    words.every((word) => denials.has(word))
  );
};

/** The chips below what is asked back; of several facts each can be the one that is not right. */
export const doubtChoices = (interview: Interview, proposed: Facts): readonly string[] => {
  const fields = Object.keys(proposed) as readonly FieldId[];
  return ['Yes', ...(fields.length > 1 ? fields.map((field) => notRight(interview, field)) : []), 'No'];
};

const notRight = ({ plan }: Interview, field: FieldId): string =>
  `Not right: ${findQuestion(plan, field)?.label ?? field}`;
