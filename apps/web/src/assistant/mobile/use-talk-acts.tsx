import type { FactRow, FactValue } from '@evergrant/contract/documents.ts';
import { useState, type ReactNode } from 'react';
import type { CardActs } from '#assistant/cards/fact-cards.tsx';
import { FormInChat, type FormToFill } from '#assistant/form-in-chat.tsx';
import type { useMobileChat } from '#assistant/mobile/use-mobile-chat.ts';
import { useFormShown } from '#assistant/use-form-shown.ts';
import { messageOf } from '#platform/api-problem.ts';
import { notifyError } from '#ui/notify.ts';

/** The form of one fact of a talk. */
export type RenderForm = (row: FactRow, form: FormToFill) => ReactNode;

type Talk = Pick<ReturnType<typeof useMobileChat>, 'messages' | 'rows' | 'form' | 'isReplying' | 'act'>;

/** What can be done on the phone beside talking: fill in a form, change or undo what was understood. */
export const useTalkActs = (
  talk: Talk,
  { renderForm, after }: { readonly renderForm: RenderForm; readonly after: () => void },
) => {
  const newest = talk.messages.at(-1)?.id;
  const { form: asked, isWished, show, hide } = useFormShown(talk.form, newest);
  const [wanted, want] = useState<{ readonly field: string; readonly at: string | undefined }>();
  // Once something else was said, nobody waits for that form.
  const changed = wanted?.at === newest ? wanted?.field : undefined;
  const [isBusy, setBusy] = useState(false);

  const perform = async (done: Parameters<Talk['act']>[0]): Promise<void> => {
    setBusy(true);
    try {
      await talk.act(done);
      want(undefined);
      after();
    } catch (error) {
      notifyError('Not saved', error instanceof Error ? error.message : messageOf(error, 'Please try again.'));
    } finally {
      setBusy(false);
    }
  };
  const fill = (field: string, value: FactValue) => perform({ taken: [{ field, value, isEntry: false }] });
  const field = changed ?? asked?.field;
  const row = talk.isReplying ? undefined : talk.rows.find((one) => one.field === field);
  const close = () => {
    if (changed === undefined) hide();
    want(undefined);
    after();
  };
  return {
    form:
      row === undefined ? null : (
        <FormInChat key={row.field}>
          {renderForm(rowOf(row), {
            ...{ field: row.field, isSaving: isBusy, error: undefined, isFocused: isWished || changed !== undefined },
            ...{ onSave: (value) => void fill(row.field, value), onClose: close },
          })}
        </FormInChat>
      ),
    onForm: row === undefined && talk.form !== undefined ? show : undefined,
    cardActs: cardActsOf(talk, {
      isBusy,
      change: (one) => want({ field: one, at: newest }),
      undo: (done) => void perform(done),
    }),
  };
};

const rowOf = ({ value, choices, ...row }: Talk['rows'][number]): FactRow => ({
  ...row,
  value: value ?? null,
  ...(choices && { choices: [...choices] }),
});

interface Doing {
  readonly isBusy: boolean;
  readonly change: (field: string) => void;
  readonly undo: (done: Parameters<Talk['act']>[0]) => void;
}

const cardActsOf = ({ messages, rows }: Talk, { isBusy, change, undo }: Doing): CardActs => ({
  displayOf: (field) => rows.find((row) => row.field === field)?.display ?? '',
  canChange: (field) => rows.some((row) => row.field === field),
  isBusy,
  onChange: change,
  onUndo: (messageId, field) => {
    const card = messages.find(({ id }) => id === messageId)?.cards?.find((one) => one.field === field);
    if (card === undefined) return;
    if (card.was === undefined) undo({ taken: [], cleared: [field] });
    else undo({ taken: [{ field, value: card.was as FactValue, isEntry: false }] });
  },
});
