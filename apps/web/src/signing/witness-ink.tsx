import type { SigningAnswer } from '@evergrant/contract/signing.ts';
import { longDate } from '@evergrant/domain/kit/plain-date.ts';
import { Stack, Text, Title } from '@mantine/core';
import { useSay } from '#platform/language/use-say.ts';
import { PaperStatement } from '#signing/paper-statement.tsx';
import classes from '#signing/witness-panel.module.css';

/** Where the maker has signed on paper though a screen would do: the witnesses who signed the same sheets. */
export const WitnessInk = ({ signing }: { readonly signing: SigningAnswer }) => {
  const say = useSay();
  const lines = signing.signers.filter(({ role }) => role === 'witness');
  const isMakerInInk = signing.signers.some(({ role, paper }) => role === 'owner' && paper !== null);
  if (signing.method !== 'electronic' || !isMakerInInk || lines.length === 0) return null;
  return (
    <div className={classes.form}>
      <Title order={4}>{say('Witnesses who sign on the sheets')}</Title>
      <Text size="sm">
        {say('Whoever watched you sign on paper signs there too. Then note the day; no email address is needed.')}
      </Text>
      <Stack gap="md" component="ul" className={classes.lines}>
        {lines.map((line) => (
          <li key={line.lineId}>
            <Text fw={600}>{line.name ?? say('Witness')}</Text>
            {line.paper && (
              <Text size="sm" c="dimmed">
                {say(`Signed on paper on ${longDate(line.paper.signedOn)}, as you stated.`)}
              </Text>
            )}
            {!line.hasSigned && signing.status === 'complete' && (
              <PaperStatement documentId={signing.documentId} signer={line} signers={signing.signers} />
            )}
          </li>
        ))}
      </Stack>
    </div>
  );
};
