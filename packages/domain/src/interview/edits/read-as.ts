import type { FieldId } from '#facts/facts.ts';
import { readAnswer } from '#interview/answers/read-answer.ts';
import type { Desk } from '#interview/edits/known-entries.ts';
import { choicesFor } from '#interview/choices-for.ts';
import { readScalars } from '#interview/reader/scalars.ts';
import { setScene } from '#interview/asked/scene.ts';
import { readChoice } from '#interview/asked/settings.ts';
import { parseFact } from '#interview/set-fact.ts';
import { isSameValue } from '#kit/is-same-value.ts';
import { findState } from '#law/states-in-text.ts';

/** What words answer to one question, whatever is asked now; undefined where they answer nothing, or what is recorded already. */
export const readAs = (desk: Desk, field: FieldId, text: string): unknown => {
  const question = desk.questions.find((one) => one.field === field);
  const said = text.trim().replace(/[.!,;]+$/u, '');
  if (!question || said === '') return undefined;
  const asking = { ...desk.interview, asked: { kind: 'fact', field } as const, doubt: null };
  const value =
    question.kind === 'state'
      ? findState(said.replace(/^(?:in|to|the state of)\s+/iu, ''))
      : question.kind === 'choice'
        ? readChoice(said.toLowerCase(), choicesFor(question, desk.facts))
        : (
            readAnswer(asking, { message: said, today: desk.today })?.patch ??
            readScalars(setScene(asking, { text: said, isLenient: true, today: desk.today }))
          ).find((one) => one.field === field)?.value;
  if (value === undefined || isSameValue(value, desk.facts[field])) return undefined;
  const parsed = parseFact(field, value);
  return parsed.ok ? parsed.value : undefined;
};
