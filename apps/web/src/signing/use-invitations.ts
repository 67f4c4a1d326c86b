import type { Witness } from '@evergrant/contract/signing.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { announcementOf } from '#signing/announcement.ts';
import { deleteWitness, postCosignerInvitation, postInvitation, postInvitations } from '#signing/api.ts';
import { inviteAllNotice, noPendingInvitations, whomToInvite } from '#signing/invite-all.ts';
import { signingKey } from '#signing/use-signing.ts';
import { notifyError, notifySuccess } from '#ui/notify.ts';

/** What the owner can do with the witnesses of one document; `turn`: when what is kept leaves. Every answer reloads the list. */
export const useInvitations = (documentId: string, turn: string) => {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: signingKey(documentId) });

  const invite = useMutation({
    mutationFn: (witness: Witness) => postInvitation(documentId, witness.id),
    onSuccess: (witness) => tellInvited(witness, turn),
    onError: (error) => tell(error, 'Failed to send invitation. Please try again.'),
    onSettled,
  });
  const inviteAll = useMutation({
    mutationFn: () => postInvitations(documentId),
    onSuccess: (answer) => say(inviteAllNotice(answer, turn)),
    onError: (error) =>
      notifyError(
        'Failed to Send Invitations',
        announcementOf(error, 'An unexpected error occurred. Please try again.').message,
      ),
    onSettled,
  });
  const inviteCosigner = useMutation({
    mutationFn: (whom: { signerId: string; email: string }) => postCosignerInvitation(documentId, whom),
    onSuccess: (witness) => tellInvited(witness, turn),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (witness: Witness) => deleteWitness(documentId, witness.id),
    onError: (error) => tell(error, 'Failed to remove witness. Please try again.'),
    onSettled,
  });
  const sendAll = (asked: readonly Witness[]) => {
    if (whomToInvite(asked).length === 0) return say(noPendingInvitations);
    return inviteAll.mutate();
  };

  return { invite, inviteAll, inviteCosigner, sendAll, remove };
};

const tellInvited = ({ name, email, inviteKeptAt }: Witness, turn: string) =>
  inviteKeptAt === null
    ? notifySuccess('Invitation Sent', `The private link is on its way to ${email}.`)
    : notifySuccess('Ready to Send', `The invitation to ${name} leaves by email as soon as ${turn}.`);

const say = ({ tone, title, message }: typeof noPendingInvitations) =>
  tone === 'success' ? notifySuccess(title, message) : notifyError(title, message);

const tell = (error: unknown, fallback: string) => {
  const { title, message } = announcementOf(error, fallback);
  notifyError(title, message);
};
