import type { AccountAnswer } from '@evergrant/contract/account.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { makeRecoveryCodes, startSecondFactor, turnSecondFactorOff } from '#accounts/account-api.ts';
import { PasswordStep } from '#accounts/password-step.tsx';
import { RecoveryCodeList } from '#accounts/recovery-code-list.tsx';
import { SecondFactorSetup } from '#accounts/second-factor-setup.tsx';
import { useSecondFactorStep, type ProvenAct, type SecondFactorFlow } from '#accounts/use-second-factor-step.ts';
import { useSay } from '#platform/language/use-say.ts';
import { formatDate } from '#ui/format-date.ts';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';

type SecondFactor = AccountAnswer['secondFactor'];

/** A code of an authenticator app beside the password: setting it up, new recovery codes, turning it off. */
export const SecondFactorSection = ({ secondFactor }: { readonly secondFactor: SecondFactor }) => {
  const say = useSay();
  const flow = useSecondFactorStep();
  const { step, goTo, rest, showCodes } = flow;
  return (
    <Panel
      title={say('Second factor')}
      aside={say(secondFactor.since ? `On since ${formatDate(secondFactor.since)}` : 'Off')}
    >
      <Stack gap="md">
        {step.at === 'rest' ? (
          <>
            {step.done ? <Notice tone="success">{say(step.done)}</Notice> : null}
            <Resting secondFactor={secondFactor} onStep={(before) => goTo({ at: 'password', before })} />
          </>
        ) : null}
        {step.at === 'password' ? <PasswordBefore act={step.before} flow={flow} /> : null}
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
  readonly onStep: (before: ProvenAct) => void;
}

const Resting = ({ secondFactor: { since, isRequired, recoveryCodesLeft }, onStep }: RestingProps) => {
  const say = useSay();
  if (!since) {
    return (
      <>
        {isRequired ? (
          <Notice tone="attention" title={say('Administrators need a second factor')}>
            {say('Until it is set up, you can do nothing of what administrators do.')}
          </Notice>
        ) : null}
        <Text>
          {say(
            'With a second factor, signing in takes a code of an authenticator app on your phone as well as your password. Somebody who learns your password still cannot sign in.',
          )}
        </Text>
        <Group>
          <Button variant={isRequired ? 'filled' : 'default'} onClick={() => onStep('setup')}>
            {say('Set up second factor')}
          </Button>
        </Group>
      </>
    );
  }
  return (
    <>
      <Text>{say('Signing in takes your password and a code of your authenticator app.')}</Text>
      {recoveryCodesLeft < 4 ? (
        <Notice tone="attention" title={leftInWords(recoveryCodesLeft)}>
          {say('Make new ones, so that you can still sign in if you lose your phone.')}
        </Notice>
      ) : (
        <Text c="dimmed">{leftInWords(recoveryCodesLeft)}</Text>
      )}
      <Group>
        <Button variant="default" onClick={() => onStep('renewal')}>
          {say('New recovery codes')}
        </Button>
        {isRequired ? null : (
          <Button variant="default" onClick={() => onStep('end')}>
            {say('Turn off')}
          </Button>
        )}
      </Group>
      {isRequired ? (
        <Text c="dimmed">{say('Administrators need a second factor. It cannot be turned off.')}</Text>
      ) : null}
    </>
  );
};

const leftInWords = (count: number): string => {
  if (count === 0) return 'You have no recovery codes left.';
  return count === 1 ? 'You have 1 recovery code left.' : `You have ${count} recovery codes left.`;
};

interface PasswordBeforeProps {
  readonly act: ProvenAct;
  readonly flow: SecondFactorFlow;
}

const PasswordBefore = ({ act, flow: { goTo, rest, showCodes, finishEnd } }: PasswordBeforeProps) => {
  const say = useSay();
  switch (act) {
    case 'setup':
      return (
        <PasswordStep
          submitLabel={say('Continue')}
          send={startSecondFactor}
          onDone={(factor) => goTo({ at: 'setup', factor })}
          onCancel={rest}
        />
      );
    case 'renewal':
      return (
        <PasswordStep
          submitLabel={say('Make new recovery codes')}
          send={makeRecoveryCodes}
          onDone={({ recoveryCodes }) => void showCodes(recoveryCodes, false)}
          onCancel={rest}
        />
      );
    case 'end':
      return (
        <PasswordStep
          submitLabel={say('Turn off second factor')}
          send={turnSecondFactorOff}
          onDone={() => void finishEnd()}
          onCancel={rest}
        />
      );
  }
};
