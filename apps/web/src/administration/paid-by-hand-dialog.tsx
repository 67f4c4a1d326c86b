import type { PayoutRow } from '@evergrant/contract/administration-records.ts';
import { formatMoneyExactly } from '@evergrant/domain/kit/money.ts';
import { Button, Group, Modal, Text, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { sendPaidByHand } from '#administration/api.ts';
import { useDecision } from '#administration/use-decision.ts';
import { methodLabels } from '#administration/words.ts';

interface Props {
  readonly payout: PayoutRow;
  readonly onClose: () => void;
}

/** Records a payment by PayPal or wire with what finds it again. */
export const PaidByHandDialog = ({ payout, onClose }: Props) => {
  const [reference, setReference] = useState('');
  const [problem, setProblem] = useState<string>();
  const mark = useDecision({
    send: sendPaidByHand,
    done: () => 'Payout marked as paid',
    failed: 'Payout not marked',
    onDone: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reference.trim() === '') return setProblem('Please enter the reference of the payment.');
    mark.mutate({ id: payout.id, reference });
  };
  return (
    <Modal opened onClose={onClose} title="Mark this payout as paid" closeButtonProps={{ 'aria-label': 'Close' }}>
      <form onSubmit={submit} noValidate>
        <Text mb="md">
          {formatMoneyExactly(payout.amountInCents)} to {payout.affiliateName} by {methodLabels[payout.method]}. The
          affiliate is told by mail. This cannot be undone.
        </Text>
        <TextInput
          label="Reference"
          description="The number that PayPal or the bank gave the payment."
          value={reference}
          error={problem}
          maxLength={200}
          autoComplete="off"
          required
          data-autofocus
          onChange={(event) => {
            setReference(event.currentTarget.value);
            setProblem(undefined);
          }}
        />
        <Group justify="flex-end" gap="sm" mt="lg">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={mark.isPending}>
            Mark as paid
          </Button>
        </Group>
      </form>
    </Modal>
  );
};
