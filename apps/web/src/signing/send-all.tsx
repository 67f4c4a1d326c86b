import type { SigningAnswer } from '@evergrant/contract/signing.ts';
import { Button } from '@mantine/core';
import { useSay } from '#platform/language/use-say.ts';
import { everybodyAsked, inviteAllLabel, whoIsAwaited } from '#signing/invite-all.ts';
import { turnOfWitnesses } from '#signing/turn-of-witnesses.ts';
import { useInvitations } from '#signing/use-invitations.ts';
import classes from '#signing/witness-panel.module.css';

/** Mails everybody who is still to sign at once; nothing where nobody is. */
export const SendAll = ({ signing }: { readonly signing: SigningAnswer }) => {
  const say = useSay();
  const { inviteAll, sendAll } = useInvitations(signing.documentId, turnOfWitnesses(signing));
  const everybody = everybodyAsked(signing);
  const awaited = whoIsAwaited(everybody);
  if (awaited.length === 0 || signing.status === 'signed') return null;
  return (
    <Button
      className={classes.start}
      variant={signing.canOwnerSign ? 'default' : 'filled'}
      disabled={!signing.canInvite || awaited.every(({ inviteKeptAt }) => inviteKeptAt !== null)}
      loading={inviteAll.isPending}
      onClick={() => sendAll(everybody)}
    >
      {say(inviteAllLabel(everybody))}
    </Button>
  );
};
