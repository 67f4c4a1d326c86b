import type { Witness, WitnessStatus } from '@evergrant/contract/signing.ts';
import { Badge, Button, Text } from '@mantine/core';
import classes from '#signing/witness-panel.module.css';
import { formatDate } from '#ui/format-date.ts';

interface WitnessRowProps {
  readonly witness: Witness;
  readonly canInvite: boolean;
  readonly isSending: boolean;
  readonly onInvite: () => void;
  readonly onRemove: () => void;
}

/** One witness: who, how far, and what the owner can do. */
export const WitnessRow = ({ witness, canInvite, isSending, onInvite, onRemove }: WitnessRowProps) => (
  <li className={classes.row}>
    <div className={classes.person}>
      <Text fw={600}>{witness.name}</Text>
      <Text size="sm" c="dimmed">
        {witness.email}
      </Text>
    </div>
    <div className={classes.standing}>
      <Badge color={colorByStatus[witness.status]}>{labelByStatus[witness.status]}</Badge>
      <Text size="sm" c="dimmed">
        {lastStep(witness)}
      </Text>
    </div>
    {witness.status !== 'signed' && (
      <div className={classes.acts}>
        <Button
          variant="default"
          loading={isSending}
          disabled={!canInvite || witness.status === 'declined'}
          onClick={onInvite}
          aria-label={`${inviteLabel(witness)} to ${witness.name}`}
        >
          {inviteLabel(witness)}
        </Button>
        <Button variant="subtle" color="red" onClick={onRemove} aria-label={`Remove ${witness.name}`}>
          Remove
        </Button>
      </div>
    )}
  </li>
);

const labelByStatus: Readonly<Record<WitnessStatus, string>> = {
  pending: 'Pending',
  viewed: 'Viewed',
  signed: 'Signed',
  declined: 'Declined',
};
const colorByStatus: Readonly<Record<WitnessStatus, string>> = {
  pending: 'gray',
  viewed: 'brass',
  signed: 'green',
  declined: 'red',
};

const inviteLabel = ({ inviteSentAt }: Witness) => (inviteSentAt === null ? 'Send Invite' : 'Resend');

const lastStep = ({ status, signedAt, viewedAt, inviteSentAt }: Witness): string => {
  if (signedAt !== null) return formatDate(signedAt);
  if (status === 'viewed' && viewedAt !== null) return formatDate(viewedAt);
  return inviteSentAt === null ? 'Not invited yet' : `Invited ${formatDate(inviteSentAt)}`;
};
