import type { DocumentSummary } from '@evergrant/contract/documents.ts';
import { nounOf, wordsFor } from '@evergrant/domain/catalogue/document-types.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '#platform/api-problem.ts';
import { sendDocumentDeletion, documentsQuery } from '#documents/api.ts';
import { whatDeletionLeaves } from '#documents/what-deletion-leaves.ts';
import { useSay } from '#platform/language/use-say.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { notifyError, notifySuccess } from '#ui/notify.ts';

interface DeleteDocumentDialogProps {
  readonly document: DocumentSummary;
  readonly onClose: () => void;
}

/** Asks before a document is deleted for good, then deletes it. */
export const DeleteDocumentDialog = ({ document, onClose }: DeleteDocumentDialogProps) => {
  const say = useSay();
  const client = useQueryClient();
  const noun = nounOf(document.documentTypeId);
  const { title } = wordsFor([document.documentTypeId]);
  const left = whatDeletionLeaves(document);
  const deletion = useMutation({
    mutationFn: () => sendDocumentDeletion(document.id),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: documentsQuery.queryKey });
      notifySuccess(`${title} Deleted`, `${document.name} has been permanently deleted.`);
      onClose();
    },
    onError: (error) => {
      notifyError(`Failed to delete the ${noun}`, messageOf(error, 'Please try again.'));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={say(`Delete ${title}`)}
      confirmLabel={say(`Delete ${title}`)}
      isBusy={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onCancel={onClose}
    >
      <strong>{document.name}</strong>
      <br />
      <br />
      {left === undefined ? null : (
        <>
          {left}
          <br />
          <br />
        </>
      )}
      {say(
        `Are you sure you want to delete the ${noun}? This action cannot be undone and will permanently remove the ${noun} and all associated data.`,
      )}
    </ConfirmDialog>
  );
};
