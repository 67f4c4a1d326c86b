import type { DeletionPreview } from '@evergrant/contract/personal-data.ts';
import { formatMoneyExactly } from '@evergrant/domain/kit/money.ts';
import { Button, Group, List, Modal, Stack, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { fieldErrorsOf } from '#accounts/field-errors-of.ts';
import { OutcomeNotice } from '#accounts/outcome-notice.tsx';
import { openSubscriptionPage, sendAccountDeletion } from '#accounts/personal-data-api.ts';
import { sayErrors } from '#platform/language/say-errors.ts';
import { useSay } from '#platform/language/use-say.ts';
import { formatDate } from '#ui/format-date.ts';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';

interface DeleteAccountDialogProps {
  readonly preview: DeletionPreview;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Says what goes and what stays, then asks for the password and a typed word before an account is deleted. */
export const DeleteAccountDialog = ({ preview, onDeleted, onClose }: DeleteAccountDialogProps) => {
  const say = useSay();
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={say('Delete my account')}
      closeButtonProps={{ 'aria-label': 'Close' }}
      closeOnClickOutside={false}
    >
      {preview.hasRunningSubscription ? (
        <RunningSubscription onClose={onClose} />
      ) : (
        <Stack gap="lg">
          <WhatGoes count={preview.removedDocumentCount} unpaidInCents={preview.unpaidEarningsInCents} />
          <WhatStays documents={preview.keptDocuments} />
          <DeletionForm needsSecondFactor={preview.needsSecondFactor} onDeleted={onDeleted} onClose={onClose} />
        </Stack>
      )}
    </Modal>
  );
};

const RunningSubscription = ({ onClose }: Pick<DeleteAccountDialogProps, 'onClose'>) => {
  const say = useSay();
  const portal = useMutation({
    mutationFn: openSubscriptionPage,
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <Stack gap="lg">
      <Notice tone="attention" title={say('Cancel your subscription first')}>
        {say(
          'Your subscription is still running. Please cancel it first, so that nothing is charged after your account is gone. Then come back here.',
        )}
      </Notice>
      <OutcomeNotice error={portal.error} title={say('Your subscription could not be opened')} />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {say('Close')}
        </Button>
        <Button loading={portal.isPending} onClick={() => portal.mutate()}>
          {say('Manage my subscription')}
        </Button>
      </Group>
    </Stack>
  );
};

interface WhatGoesProps {
  readonly count: number;
  readonly unpaidInCents: number;
}

const WhatGoes = ({ count, unpaidInCents }: WhatGoesProps) => {
  const say = useSay();
  return (
    <Stack gap="xs">
      <Title order={3}>{say('What is deleted for good')}</Title>
      <List spacing={4}>
        <List.Item>{say('Your account, with your name, email, password and second factor')}</List.Item>
        <List.Item>{documentsInWords(count)}</List.Item>
        <List.Item>{say('Your conversations and your answers, also those behind signed documents')}</List.Item>
        <List.Item>{say('Witnesses who have not signed: their invitation links stop working')}</List.Item>
        {unpaidInCents > 0 ? (
          <List.Item>
            {say(
              `${formatMoneyExactly(unpaidInCents)} that you earned as an affiliate and that has not been paid to you yet. If you want it, wait for the pay day before you delete the account.`,
            )}
          </List.Item>
        ) : null}
        <List.Item>{say('Every device is signed out at once')}</List.Item>
      </List>
    </Stack>
  );
};

const documentsInWords = (count: number): string => {
  if (count === 0) return 'Every document that is not signed by everyone (you have none)';
  return count === 1
    ? 'Your 1 document that is not signed by everyone'
    : `Your ${count} documents that are not signed by everyone`;
};

const WhatStays = ({ documents }: { readonly documents: DeletionPreview['keptDocuments'] }) => {
  const say = useSay();
  return (
    <Stack gap="xs">
      <Title order={3}>{say('What we have to keep')}</Title>
      <List spacing={4}>
        {documents.map(({ name, signedAt }) => (
          <List.Item key={name + String(signedAt)}>
            <strong>{name}</strong>
            {signedAt ? `, ${say(`signed ${formatDate(signedAt)}`)}` : null}:{' '}
            {say('the signed text, the signatures with names and email addresses, and its history')}
          </List.Item>
        ))}
        <List.Item>{say('What was paid and when, for bookkeeping, without your name')}</List.Item>
      </List>
      <Text size="sm" c="dimmed">
        {say(
          documents.length === 0
            ? 'You have no document that everyone has signed, so no document is kept.'
            : 'Your witnesses and beneficiaries rely on signed documents, so they stay. You cannot open them here any more: download your data first.',
        )}
      </Text>
    </Stack>
  );
};

const confirmation = 'DELETE';

type FormProps = Pick<DeleteAccountDialogProps, 'onDeleted' | 'onClose'> & { readonly needsSecondFactor: boolean };

const DeletionForm = ({ needsSecondFactor, onDeleted, onClose }: FormProps) => {
  const say = useSay();
  const form = useForm({ mode: 'uncontrolled', initialValues: { password: '', code: '', typed: '' } });
  const deletion = useMutation({
    mutationFn: sendAccountDeletion,
    onSuccess: onDeleted,
    onError: (error) => form.setErrors(sayErrors(fieldErrorsOf(error))),
  });

  const submit = form.onSubmit(({ password, code, typed }) => {
    deletion.reset();
    const refusal = findMistake({ password, code, typed }, needsSecondFactor);
    form.setErrors(sayErrors(refusal ? { [refusal.field]: refusal.message } : {}));
    if (refusal) return form.getInputNode(refusal.field)?.focus();
    deletion.mutate(needsSecondFactor ? { password, code } : { password });
  });
  return (
    <form onSubmit={submit} noValidate aria-label={say('Delete my account')}>
      <Stack gap="md">
        <PasswordField
          label={say('Your password')}
          autoComplete="current-password"
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        {needsSecondFactor ? (
          <TextInput
            label={say('Code of your app, or a recovery code')}
            autoComplete="one-time-code"
            key={form.key('code')}
            {...form.getInputProps('code')}
          />
        ) : null}
        <TextInput
          label={say(`Type ${confirmation} to confirm`)}
          autoComplete="off"
          key={form.key('typed')}
          {...form.getInputProps('typed')}
        />
        <OutcomeNotice error={deletion.error} title={say('Nothing was deleted')} />
        <LastActs isPending={deletion.isPending} onClose={onClose} />
      </Stack>
    </form>
  );
};

const LastActs = ({ isPending, onClose }: { readonly isPending: boolean; readonly onClose: () => void }) => {
  const say = useSay();
  return (
    <Group justify="flex-end" gap="sm">
      <Button variant="default" onClick={onClose}>
        {say('Keep my account')}
      </Button>
      <Button type="submit" color="red" loading={isPending}>
        {say('Delete for good')}
      </Button>
    </Group>
  );
};

interface Typed {
  readonly password: string;
  readonly code: string;
  readonly typed: string;
}

const findMistake = ({ password, code, typed }: Typed, needsSecondFactor: boolean) => {
  if (!password) return { field: 'password', message: 'Please enter your current password.' } as const;
  if (needsSecondFactor && !code.trim()) {
    return { field: 'code', message: 'Please enter the code that your app shows, or a recovery code.' } as const;
  }
  if (typed.trim().toUpperCase() === confirmation) return undefined;
  return { field: 'typed', message: `Please type ${confirmation}, so that nothing is deleted by accident.` } as const;
};
