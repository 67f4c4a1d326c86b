import type { AdminPurchase } from '@evergrant/contract/administration-records.ts';
import { formatMoneyExactly } from '@evergrant/domain/kit/money.ts';
import { Button, Group, Modal, Text, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { sendRefundDecline } from '#administration/api.ts';
import { useDecision } from '#administration/use-decision.ts';

interface Props {
  readonly purchase: AdminPurchase;
  readonly onClose: () => void;
}

/** Says no to a request for the money back, with the reason that the buyer reads. What was typed stays when sending fails. */
export const DeclineRefundDialog = ({ purchase, onClose }: Props) => {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const decline = useDecision({
    send: sendRefundDecline,
    done: () => 'Refund declined',
    failed: 'Refund not declined',
    onDone: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') return setProblem('Please tell the buyer why in a few words.');
    decline.mutate({ id: purchase.id, reason });
  };
  return (
    <Modal opened onClose={onClose} title="Decline this refund?" closeButtonProps={{ 'aria-label': 'Close' }}>
      <form onSubmit={submit} noValidate>
        <Text mb="md">
          {purchase.buyerName ?? purchase.buyerEmail ?? 'The buyer'} asked for{' '}
          {formatMoneyExactly(purchase.amountInCents)} back
          {purchase.refundReason ? `: “${purchase.refundReason}”` : '.'}
        </Text>
        <Textarea
          label="Your reason"
          description="The buyer gets it by mail and reads it in the account. Within the 30 days the buyer may ask again."
          value={reason}
          error={problem}
          maxLength={1000}
          autosize
          minRows={3}
          required
          data-autofocus
          onChange={(event) => {
            setReason(event.currentTarget.value);
            setProblem(undefined);
          }}
        />
        <Group justify="flex-end" gap="sm" mt="lg">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" color="red" loading={decline.isPending}>
            Decline refund
          </Button>
        </Group>
      </form>
    </Modal>
  );
};
