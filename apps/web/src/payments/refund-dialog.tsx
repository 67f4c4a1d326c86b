import type { Purchase } from '@evergrant/contract/purchases.ts';
import { formatMoneyExactly } from '@evergrant/domain/kit/money.ts';
import { Button, Group, Modal, Text, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { purchasesQuery, sendRefundRequest } from '#payments/account-api.ts';
import { purchaseTitle } from '#payments/purchase-words.ts';
import { messageOf } from '#platform/api-problem.ts';
import { notifyError, notifySuccess } from '#ui/notify.ts';

interface Props {
  readonly purchase: Purchase;
  readonly onClose: () => void;
}

/** Asks why, and sends the request for the money back. What was typed stays when sending fails. */
export const RefundDialog = ({ purchase, onClose }: Props) => {
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const request = useMutation({
    mutationFn: sendRefundRequest,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: purchasesQuery.queryKey });
      notifySuccess('Refund requested', 'A person looks at it and writes to you.');
      onClose();
    },
    onError: (error) => notifyError('Refund not requested', messageOf(error, 'Please try again in a moment.')),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') return setProblem('Please tell us why in a few words.');
    request.mutate({ id: purchase.id, reason });
  };

  return (
    <Modal opened onClose={onClose} title="Request a refund" closeButtonProps={{ 'aria-label': 'Close' }}>
      <form onSubmit={submit} noValidate>
        <Text mb="md">
          You get {formatMoneyExactly(purchase.amountInCents)} for {purchaseTitle(purchase)} back on the card that you
          paid with. Access to what it paid for ends when the refund is granted.
        </Text>
        <Textarea
          label="Why do you want a refund?"
          description="It helps us to do better. We never argue with it."
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
          <Button type="submit" loading={request.isPending}>
            Send request
          </Button>
        </Group>
      </form>
    </Modal>
  );
};
