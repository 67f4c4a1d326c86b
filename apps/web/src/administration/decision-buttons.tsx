import type { AffiliateDecision, AffiliateDetail, AffiliateRow } from '@evergrant/contract/administration-records.ts';
import type { AffiliateStatus } from '@evergrant/contract/affiliates.ts';
import { Button, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { applicationQuery, sendDecision } from '#administration/api.ts';
import { useDecision } from '#administration/use-decision.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

interface Choice {
  readonly decision: AffiliateDecision;
  readonly label: string;
  /** What follows, asked before it is done; left out where it can be undone at once. */
  readonly warning?: string;
}

const choicesByStatus: Readonly<Record<AffiliateStatus, readonly Choice[]>> = {
  pending: [
    { decision: 'approve', label: 'Approve' },
    {
      decision: 'reject',
      label: 'Reject',
      warning: 'The applicant is told by mail that the application was not approved. They may apply again.',
    },
  ],
  approved: [
    {
      decision: 'suspend',
      label: 'Suspend',
      warning: 'The referral link earns nothing and nothing is paid out until you reinstate the affiliate.',
    },
  ],
  suspended: [{ decision: 'reinstate', label: 'Reinstate' }],
  rejected: [],
};

/** What can be decided of an application as it stands; the applicant is told by mail. */
export const DecisionButtons = ({ affiliate }: { readonly affiliate: AffiliateRow }) => {
  const client = useQueryClient();
  const [asked, setAsked] = useState<Choice>();
  const decide = useDecision({
    send: sendDecision,
    done: ({ status }: AffiliateRow) => `Affiliate application ${status}`,
    failed: 'Failed to update affiliate status',
    onDone: (decided) =>
      client.setQueryData(applicationQuery(decided.id).queryKey, (known: AffiliateDetail | undefined) =>
        known ? { ...known, affiliate: decided } : known,
      ),
  });
  const send = ({ decision }: Choice) => {
    setAsked(undefined);
    decide.mutate({ id: affiliate.id, decision });
  };
  const choices = choicesByStatus[affiliate.status];
  if (choices.length === 0) return null;
  return (
    <Group gap="sm" mt="lg">
      {choices.map((choice) => (
        <Button
          key={choice.decision}
          variant={choice.warning ? 'default' : 'filled'}
          disabled={decide.isPending}
          onClick={() => (choice.warning ? setAsked(choice) : send(choice))}
        >
          {choice.label}
        </Button>
      ))}
      {asked ? (
        <ConfirmDialog
          isOpen
          isDangerous
          title={`${asked.label} ${affiliate.name}?`}
          confirmLabel={asked.label}
          onConfirm={() => send(asked)}
          onCancel={() => setAsked(undefined)}
        >
          {asked.warning}
        </ConfirmDialog>
      ) : null}
    </Group>
  );
};
