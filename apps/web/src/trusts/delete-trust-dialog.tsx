import type { TrustSummary } from '@evergrant/contract/trusts.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '#platform/api-problem.ts';
import { sendTrustDeletion, trustsQuery } from '#trusts/api.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { notifyError, notifySuccess } from '#ui/notify.ts';

interface DeleteTrustDialogProps {
  readonly trust: TrustSummary;
  readonly onClose: () => void;
}

/** Asks before a document is deleted for good, then deletes it. */
export const DeleteTrustDialog = ({ trust, onClose }: DeleteTrustDialogProps) => {
  const client = useQueryClient();
  const deletion = useMutation({
    mutationFn: () => sendTrustDeletion(trust.id),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: trustsQuery.queryKey });
      notifySuccess('Trust Deleted', `${trust.name} has been permanently deleted.`);
      onClose();
    },
    onError: (error) => {
      notifyError('Failed to delete the trust', messageOf(error, 'Please try again.'));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title="Delete Trust"
      confirmLabel="Delete Trust"
      isBusy={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onCancel={onClose}
    >
      <strong>{trust.name}</strong>
      <br />
      <br />
      Are you sure you want to delete the trust? This action cannot be undone and will permanently remove the trust and
      all associated data.
    </ConfirmDialog>
  );
};
