import type { NewSecondFactor } from '@evergrant/contract/account.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountQuery, devicesQuery } from '#accounts/account-api.ts';
import { refreshSession } from '#platform/session.ts';
import { notifySuccess } from '#ui/notify.ts';

type Step =
  | { readonly at: 'rest'; readonly done?: string }
  | { readonly at: 'password'; readonly before: ProvenAct }
  | { readonly at: 'setup'; readonly factor: NewSecondFactor }
  | { readonly at: 'codes'; readonly codes: readonly string[]; readonly isFirst: boolean };

/** What takes the password first. */
export type ProvenAct = 'setup' | 'renewal' | 'end';

export type SecondFactorFlow = ReturnType<typeof useSecondFactorStep>;

/** Where somebody is who sets up, renews or ends the second factor. */
export const useSecondFactorStep = () => {
  const client = useQueryClient();
  const [step, setStep] = useState<Step>({ at: 'rest' });
  const rest = (done?: string) => setStep(done ? { at: 'rest', done } : { at: 'rest' });
  const reload = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: accountQuery.queryKey }),
      client.invalidateQueries({ queryKey: devicesQuery.queryKey }),
      refreshSession(),
    ]);
  return {
    step,
    goTo: setStep,
    rest,
    showCodes: async (codes: readonly string[], isFirst: boolean) => {
      setStep({ at: 'codes', codes, isFirst });
      notifySuccess(isFirst ? 'Second factor is on' : 'New recovery codes made', 'Keep your recovery codes safe.');
      await reload();
    },
    finishEnd: async () => {
      rest('Your second factor is off. Signing in takes your password alone.');
      notifySuccess('Second factor is off');
      await reload();
    },
  };
};
