import type { SigningAnswer, Witness, WitnessStatus } from '@evergrant/contract/signing.ts';
import { longDate } from '@evergrant/domain/kit/plain-date.ts';
import { Badge, Button, Text } from '@mantine/core';
import { useSay } from '#platform/language/use-say.ts';
import classes from '#signing/witness-panel.module.css';
import { formatDate } from '#ui/format-date.ts';
import { formatMoment } from '#ui/format-moment.ts';

interface WitnessRowProps {
  readonly witness: Witness;
  /** The day of their ink, `YYYY-MM-DD`, where the owner has stated it. */
  readonly inkOn: string | undefined;
  readonly method: SigningAnswer['method'];
  /** When an invitation that is kept leaves, after `when`. */
  readonly turn: string;
  readonly canInvite: boolean;
  readonly isSending: boolean;
  readonly onInvite: () => void;
  readonly onRemove: () => void;
}

/** One witness: who, how far, and what the owner can do. */
export const WitnessRow = ({ witness, inkOn, method, turn, canInvite, isSending, ...acts }: WitnessRowProps) => {
  const say = useSay();
  return (
    <tr className={classes.row}>
      <td className={classes.person}>
        <Text fw={600}>{witness.name}</Text>
      </td>
      <td className={classes.person}>
        <Text size="sm" c="dimmed">
          {witness.email}
        </Text>
      </td>
      <td>
        {inkOn === undefined ? (
          <StatusOf witness={witness} method={method} turn={turn} />
        ) : (
          <OnPaper signedOn={inkOn} isDisputed={witness.disputedAt !== null} />
        )}
      </td>
      <td>
        {inkOn === undefined && isToInvite(witness) && (
          <Button
            variant="default"
            loading={isSending}
            disabled={!canInvite}
            onClick={acts.onInvite}
            aria-label={say(`${inviteLabel(witness)} to ${witness.name}`)}
          >
            {say(inviteLabel(witness))}
          </Button>
        )}
      </td>
      <td>
        {inkOn === undefined && witness.status !== 'signed' && (
          <Button variant="subtle" color="red" onClick={acts.onRemove} aria-label={say(`Remove ${witness.name}`)}>
            {say('Remove')}
          </Button>
        )}
      </td>
    </tr>
  );
};

const OnPaper = ({ signedOn, isDisputed }: { readonly signedOn: string; readonly isDisputed: boolean }) => {
  const say = useSay();
  return (
    <div className={classes.status}>
      <Badge color={isDisputed ? 'red' : 'green'}>{say(isDisputed ? 'Says: not signed' : 'Signed on paper')}</Badge>
      <Text size="sm" c="dimmed">
        {say(longDate(signedOn))}
      </Text>
    </div>
  );
};

/** How far somebody with a private link is, and since when. */
export const StatusOf = ({ witness, method, turn }: Pick<WitnessRowProps, 'witness' | 'method' | 'turn'>) => {
  const say = useSay();
  return (
    <div className={classes.status}>
      <Badge color={colorByStatus[witness.status]}>
        {witness.status === 'signed' && method === 'print-and-sign'
          ? say('Acknowledged')
          : say(labelByStatus[witness.status])}
      </Badge>
      <Text size="sm" c="dimmed">
        {say(lastStep(witness, turn))}
      </Text>
      {witness.declineReason !== null && <Text size="sm">“{witness.declineReason}”</Text>}
    </div>
  );
};

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

// A wish that is kept needs no second press.
const isToInvite = ({ status, inviteKeptAt }: Witness): boolean =>
  (status === 'pending' || status === 'viewed') && inviteKeptAt === null;

/** The words of the button that mails a private link. */
export const inviteLabel = ({ inviteSentAt }: Pick<Witness, 'inviteSentAt'>): 'Send Invite' | 'Resend' =>
  inviteSentAt === null ? 'Send Invite' : 'Resend';

const lastStep = (witness: Witness, turn: string): string => {
  const { status, signedAt, signedTimeZone, declinedAt, viewedAt, inviteSentAt, inviteKeptAt, undeliveredAt } = witness;
  if (declinedAt !== null) return formatDate(declinedAt);
  if (signedAt !== null) return formatMoment(signedAt, signedTimeZone);
  if (inviteKeptAt !== null) return `Invitation leaves when ${turn}`;
  if (undeliveredAt !== null) return 'Our mail came back: please check the address';
  if (status === 'viewed' && viewedAt !== null) return formatDate(viewedAt);
  return inviteSentAt === null ? 'Not invited yet' : `Invited ${formatDate(inviteSentAt)}`;
};
