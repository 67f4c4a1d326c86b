import type { Cosigner, SigningAnswer } from '@evergrant/contract/signing.ts';
import { isSameMailbox } from '@evergrant/domain/execution/same-mailbox.ts';
import { Button, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useSay, type Say } from '#platform/language/use-say.ts';
import { announcementOf } from '#signing/announcement.ts';
import { useInvitations } from '#signing/use-invitations.ts';
import classes from '#signing/witness-panel.module.css';
import { inviteLabel, StatusOf } from '#signing/witness-row.tsx';
import { Notice } from '#ui/notice.tsx';

interface CosignerLinkProps {
  readonly signing: SigningAnswer;
  readonly cosigner: Cosigner;
}

/** The address of a co-signer and the private link to it. Another address replaces the one before. */
export const CosignerLink = ({ signing, cosigner }: CosignerLinkProps) => {
  const say = useSay();
  const { link, name } = cosigner;
  const [email, setEmail] = useState(link?.email ?? '');
  const { inviteCosigner } = useInvitations(signing.documentId, turn);
  const isSame = link !== null && link.status !== 'declined' && isSameAddress(link.email, email);
  const isKept = isSame && link.inviteKeptAt !== null;

  return (
    <form
      noValidate
      className={classes.form}
      aria-label={say(`Private link for ${name}`)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!inviteCosigner.isPending) inviteCosigner.mutate({ signerId: cosigner.signerId, email: email.trim() });
      }}
    >
      {link !== null && <StatusOf witness={link} method={signing.method} turn={turn} />}
      <div className={classes.pair}>
        <TextInput
          label={say(`Email of ${name}`)}
          type="email"
          autoComplete="off"
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={inviteCosigner.isPending} disabled={isKept}>
          {isSame ? say(inviteLabel(link)) : say('Send Invite')}
        </Button>
      </div>
      <AddressWarnings signing={signing} cosigner={cosigner} email={email} />
      {signing.ownerSignedAt === null && (
        <Text size="sm">{say('The link leaves by email as soon as you have signed.')}</Text>
      )}
      {inviteCosigner.isError && (
        <Notice
          tone="error"
          {...titled(say, announcementOf(inviteCosigner.error, 'Failed to send invitation. Please try again.'))}
        />
      )}
    </form>
  );
};

const turn = 'you have signed';

interface AddressWarningsProps extends CosignerLinkProps {
  readonly email: string;
}

const AddressWarnings = ({ signing, cosigner: { signerId, name }, email }: AddressWarningsProps) => {
  const say = useSay();
  const sharing = signing.cosigners.find((other) => other.signerId !== signerId && isAskedAt(other, email));
  return (
    <>
      {isSameMailbox(email, signing.ownerEmail) && (
        <Text size="sm">
          {say(
            `This is your own address. The link is private: please use an address that only ${name} reads, or let ${name} sign on paper.`,
          )}
        </Text>
      )}
      {sharing && (
        <Text size="sm">
          {say(
            `${sharing.name} is asked at this address too. Each of them gets a private link, and the mail begins with the name: please let each open only their own.`,
          )}
        </Text>
      )}
    </>
  );
};

const titled = (say: Say, { title, message }: { readonly title: string; readonly message: string }) => ({
  title: say(title),
  children: say(message),
});

const isAskedAt = ({ link }: Cosigner, email: string): boolean => link !== null && isSameAddress(link.email, email);

const isSameAddress = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();
