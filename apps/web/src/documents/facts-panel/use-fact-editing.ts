import { useEffect, useState } from 'react';
import { useFactAct, type FactAct, type FactActs } from '#documents/facts-panel/api.ts';
import { refusalOf } from '#documents/facts-panel/refusal-of.ts';
import { notifyError } from '#ui/notify.ts';

export type FactEditing = ReturnType<typeof useFactEditing>;

/** A fact that is wanted to be changed from elsewhere; each wish is an object of its own. */
export interface WantedFact {
  readonly field: string;
}

/** Which fact is open for a change, and the acts on facts; after an act the focus stays with its fact. */
export const useFactEditing = (facts: FactActs, wanted: WantedFact | undefined) => {
  const [edited, setEdited] = useState<string>();
  const [settled, setSettled] = useState<{ readonly field: string }>();
  const act = useFactAct(facts);
  const [heard, hear] = useState(wanted);
  if (wanted !== heard) {
    hear(wanted);
    setEdited(wanted?.field);
  }

  // The button that had the focus is gone after an act, so the focus goes to the fact's remaining button.
  useEffect(() => {
    if (settled) document.querySelector<HTMLElement>(`[data-edit="${CSS.escape(settled.field)}"]`)?.focus();
  }, [settled]);

  const close = (field: string) => {
    setEdited(undefined);
    setSettled({ field });
  };
  const perform = (next: FactAct) =>
    act.mutate(next, {
      onSuccess: () => {
        if (next.kind === 'record' || next.kind === 'clear') close(next.field);
        if (next.kind === 'confirm') setSettled({ field: next.field });
        if (next.kind === 'change-note') setSettled({ field: next.to });
      },
      onError: (error) => {
        if (next.kind !== 'record') notifyError('Not saved', refusalOf(error).general);
      },
    });
  const edit = (field: string) => {
    act.reset();
    setEdited(field);
  };
  return {
    edited,
    edit,
    close,
    perform,
    isBusy: act.isPending,
    refusal: act.error && act.variables?.kind === 'record' ? refusalOf(act.error) : undefined,
  };
};
