import { SignatureScan, signatureScansPath } from '@evergrant/contract/signature-scans.ts';
import { Problem } from '@evergrant/contract/problem.ts';
import type { SigningAnswer } from '@evergrant/contract/signing.ts';
import { Button, FileInput, List, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiProblem, messageOf, Unreachable } from '#platform/api-problem.ts';
import { urlOf } from '#platform/call.ts';
import { useSay } from '#platform/language/use-say.ts';
import { deleteScan } from '#signing/api.ts';
import { signingKey } from '#signing/use-signing.ts';
import classes from '#signing/witness-panel.module.css';
import { KeptFile } from '#ui/kept-file.tsx';
import { Notice } from '#ui/notice.tsx';

/** Scans of the signed sheets, which the owner may keep here as evidence, and the field that adds one. */
export const InkScans = ({ signing }: { readonly signing: SigningAnswer }) => {
  const say = useSay();
  const { documentId, scans } = signing;
  const add = useScan(documentId);
  const remove = useScanRemoval(documentId);

  return (
    <section className={classes.section} aria-labelledby="ink-scans">
      <Title order={3} id="ink-scans">
        {say('Scans of the signed sheets')}
      </Title>
      <Text size="sm" c="dimmed">
        {say(
          'If you like, keep a scan here as evidence. It makes no line signed, and the sheets in ink stay the document.',
        )}
      </Text>
      {scans.length > 0 && (
        <List>
          {scans.map((scan) => (
            <ScanItem
              key={scan.id}
              documentId={documentId}
              scan={scan}
              {...(signing.status !== 'signed' && { onRemove: () => remove.mutate(scan.id) })}
              isBusy={remove.isPending}
            />
          ))}
        </List>
      )}
      {/* Made anew when a scan was removed, so that the same file can be chosen again. */}
      <FileInput
        key={remove.submittedAt}
        label={say('Add a scan')}
        description={say('PDF, JPEG, PNG or HEIC, 10 MB at most')}
        placeholder={say('Choose a file')}
        accept="application/pdf,image/jpeg,image/png,image/heic"
        value={null}
        disabled={add.isPending}
        onChange={(file) => file && add.mutate(file)}
      />
      {remove.isError && <Notice tone="error">{say(messageOf(remove.error, unremoved))}</Notice>}
      {add.isError && <Notice tone="error">{say(messageOf(add.error, failed))}</Notice>}
    </section>
  );
};

interface ScanItemProps {
  readonly documentId: string;
  readonly scan: SignatureScan;
  /** Absent once the document is signed: then no scan is taken away any more. */
  readonly onRemove?: () => void;
  readonly isBusy: boolean;
}

const ScanItem = ({ documentId, scan: { id, ...file }, onRemove, isBusy }: ScanItemProps) => {
  const say = useSay();
  return (
    <List.Item>
      <KeptFile href={urlOf('/documents/{id}/scans/{scanId}', { id: documentId, scanId: id })} {...file}>
        {onRemove && (
          <Button
            ml="sm"
            size="compact-sm"
            variant="default"
            disabled={isBusy}
            onClick={onRemove}
            aria-label={say(`Remove the scan ${file.name}`)}
          >
            {say('Remove')}
          </Button>
        )}
      </KeptFile>
    </List.Item>
  );
};

const failed = 'The scan could not be kept. Please try again.';

const unremoved = 'The scan could not be removed. Please try again.';

const useScanRemoval = (documentId: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (scanId: string) => deleteScan(documentId, scanId),
    onSettled: () => queryClient.invalidateQueries({ queryKey: signingKey(documentId) }),
  });
};

const useScan = (documentId: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => sendScan(documentId, file),
    onSettled: () => queryClient.invalidateQueries({ queryKey: signingKey(documentId) }),
  });
};

const sendScan = async (documentId: string, file: File): Promise<SignatureScan> => {
  const query = new URLSearchParams({ document: documentId, name: file.name.slice(0, 300) });
  const request = { method: 'POST', body: file, credentials: 'same-origin' } as const;
  const response = await fetch(`${urlOf(signatureScansPath)}?${query}`, request).catch(() => {
    throw new Unreachable();
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return SignatureScan.parse(answer);
  const problem = Problem.safeParse(answer);
  throw problem.success ? new ApiProblem(problem.data) : new Error(failed);
};
