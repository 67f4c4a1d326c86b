import type { AccountAnswer, NewSecondFactor } from '@evergrant/contract/account.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  accountQuery,
  devicesQuery,
  makeRecoveryCodes,
  startSecondFactor,
  turnSecondFactorOff,
} from '#accounts/account-api.ts';
import { PasswordStep } from '#accounts/password-step.tsx';
import { RecoveryCodeList } from '#accounts/recovery-code-list.tsx';
import { SecondFactorSetup } from '#accounts/second-factor-setup.tsx';
import { refreshSession } from '#platform/session.ts';
import { formatDate } from '#ui/format-date.ts';
import { Notice } from '#ui/notice.tsx';
import { notifySuccess } from '#ui/notify.ts';
import { Panel } from '#ui/panel.tsx';

type Step =
  | { readonly at: 'rest'; readonly done?: string }
  | { readonly at: 'password'; readonly before: 'setup' | 'renewal' | 'end' }
  | { readonly at: 'setup'; readonly factor: NewSecondFactor }
  | { readonly at: 'codes'; readonly codes: readonly string[]; readonly isFirst: boolean };

type SecondFactor = AccountAnswer['secondFactor'];

/** A code of an authenticator app beside the password: setting it up, new recovery codes, turning it off. */
export const SecondFactorSection = ({ secondFactor }: { readonly secondFactor: SecondFactor }) => {
  const client = useQueryClient();
  const [step, setStep] = useState<Step>({ at: 'rest' });
  const rest = (done?: string) => setStep(done ? { at: 'rest', done } : { at: 'rest' });
  const reload = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: accountQuery.queryKey }),
      client.invalidateQueries({ queryKey: devicesQuery.queryKey }),
      refreshSession(),
    ]);
  const showCodes = async (codes: readonly string[], isFirst: boolean) => {
    setStep({ at: 'codes', codes, isFirst });
    notifySuccess(isFirst ? 'Second factor is on' : 'New recovery codes made', 'Keep your recovery codes safe.');
    await reload();
  };
  const finishEnd = async () => {
    rest('Your second factor is off. Signing in takes your password alone.');
    notifySuccess('Second factor is off');
    await reload();
  };
  return (
    <Panel title="Second factor" aside={secondFactor.since ? `On since ${formatDate(secondFactor.since)}` : 'Off'}>
      <Stack gap="md">
        {step.at === 'rest' ? (
          <>
            {step.done ? <Notice tone="success">{step.done}</Notice> : null}
            <Resting secondFactor={secondFactor} onStep={(before) => setStep({ at: 'password', before })} />
          </>
        ) : null}
        {step.at === 'password' && step.before === 'setup' ? (
          <PasswordStep
            submitLabel="Continue"
            send={startSecondFactor}
            onDone={(factor) => setStep({ at: 'setup', factor })}
            onCancel={rest}
          />
        ) : null}
        {step.at === 'password' && step.before === 'renewal' ? (
          <PasswordStep
            submitLabel="Make new recovery codes"
            send={makeRecoveryCodes}
            onDone={({ recoveryCodes }) => void showCodes(recoveryCodes, false)}
            onCancel={rest}
          />
        ) : null}
        {step.at === 'password' && step.before === 'end' ? (
          <PasswordStep
            submitLabel="Turn off second factor"
            send={turnSecondFactorOff}
            onDone={() => void finishEnd()}
            onCancel={rest}
          />
        ) : null}
        {step.at === 'setup' ? (
          <SecondFactorSetup
            factor={step.factor}
            onConfirmed={(codes) => void showCodes(codes, true)}
            onCancel={rest}
          />
        ) : null}
        {step.at === 'codes' ? (
          <RecoveryCodeList codes={step.codes} isFirst={step.isFirst} onSaved={() => rest()} />
        ) : null}
      </Stack>
    </Panel>
  );
};

interface RestingProps {
  readonly secondFactor: SecondFactor;
  readonly onStep: (before: 'setup' | 'renewal' | 'end') => void;
}

const Resting = ({ secondFactor: { since, isRequired, recoveryCodesLeft }, onStep }: RestingProps) => {
  if (!since) {
    return (
      <>
        {isRequired ? (
          <Notice tone="attention" title="Administrators need a second factor">
            Until it is set up, you can do nothing of what administrators do.
          </Notice>
        ) : null}
        <Text>
          With a second factor, signing in takes a code of an authenticator app on your phone as well as your password.
          Somebody who learns your password still cannot sign in.
        </Text>
        <Group>
          <Button variant={isRequired ? 'filled' : 'default'} onClick={() => onStep('setup')}>
            Set up second factor
          </Button>
        </Group>
      </>
    );
  }
  return (
    <>
      <Text>Signing in takes your password and a code of your authenticator app.</Text>
      {recoveryCodesLeft < 4 ? (
        <Notice tone="attention" title={leftInWords(recoveryCodesLeft)}>
          Make new ones, so that you can still sign in if you lose your phone.
        </Notice>
      ) : (
        <Text c="dimmed">{leftInWords(recoveryCodesLeft)}</Text>
      )}
      <Group>
        <Button variant="default" onClick={() => onStep('renewal')}>
          New recovery codes
        </Button>
        {isRequired ? null : (
          <Button variant="default" onClick={() => onStep('end')}>
            Turn off
          </Button>
        )}
      </Group>
      {isRequired ? <Text c="dimmed">Administrators need a second factor. It cannot be turned off.</Text> : null}
    </>
  );
};

const leftInWords = (count: number): string => {
  if (count === 0) return 'You have no recovery codes left.';
  return count === 1 ? 'You have 1 recovery code left.' : `You have ${count} recovery codes left.`;
};
