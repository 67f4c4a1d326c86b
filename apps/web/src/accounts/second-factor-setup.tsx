import type { NewSecondFactor } from '@evergrant/contract/account.ts';
import { Anchor, Button, Code, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { sendFirstCode } from '#accounts/account-api.ts';
import { fieldErrorsOf } from '#accounts/field-errors-of.ts';
import { OutcomeNotice } from '#accounts/outcome-notice.tsx';
import classes from '#accounts/second-factor-setup.module.css';
import { useFirstFocus } from '#accounts/use-first-focus.ts';
import { sayErrors } from '#platform/language/say-errors.ts';
import { useSay } from '#platform/language/use-say.ts';

interface SecondFactorSetupProps {
  readonly factor: NewSecondFactor;
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** The QR code and the secret for the app, and the first code that proves that it has them. */
export const SecondFactorSetup = ({ factor, onConfirmed, onCancel }: SecondFactorSetupProps) => {
  const say = useSay();
  const form = useForm({ mode: 'uncontrolled', initialValues: { code: '' } });
  const confirm = useMutation({
    mutationFn: sendFirstCode,
    onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
    onError: (error) => {
      form.setErrors(sayErrors(fieldErrorsOf(error)));
      form.getInputNode('code')?.focus();
    },
  });

  const submit = form.onSubmit(({ code }) => {
    confirm.reset();
    if (code.trim()) return confirm.mutate(code.trim());
    form.setErrors(sayErrors({ code: 'Please enter the code that your app shows.' }));
    form.getInputNode('code')?.focus();
  });
  return (
    <form onSubmit={submit} noValidate aria-label={say('Set up second factor')}>
      <Stack gap="lg">
        <ScanOrType factor={factor} />
        <TextInput
          label={say('2. Enter the code that the app shows')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          className={classes.code}
          key={form.key('code')}
          {...form.getInputProps('code')}
        />
        <OutcomeNotice error={confirm.error} title={say('Second factor not turned on')} />
        <Group>
          <Button type="submit" loading={confirm.isPending}>
            {say('Turn on second factor')}
          </Button>
          <Button variant="default" onClick={() => onCancel()}>
            {say('Cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};

const ScanOrType = ({ factor }: Pick<SecondFactorSetupProps, 'factor'>) => {
  const say = useSay();
  const first = useFirstFocus<HTMLDivElement>();
  return (
    <div className={classes.scan} ref={first} tabIndex={-1}>
      <img
        className={classes.picture}
        src={`data:image/svg+xml,${encodeURIComponent(factor.qrSvg)}`}
        alt={say('QR code for your authenticator app')}
        width={208}
        height={208}
      />
      <Stack gap="xs">
        <Text>
          {say('1. Open an authenticator app on your phone and scan the QR code.')}{' '}
          <Anchor href={factor.otpauthUri} underline="always" inherit>
            {say('Open it on this device')}
          </Anchor>
        </Text>
        <Text>{say('No camera? Type this key into the app:')}</Text>
        <Code className={classes.secret} data-testid="second-factor-key">
          {factor.secret}
        </Code>
      </Stack>
    </div>
  );
};
