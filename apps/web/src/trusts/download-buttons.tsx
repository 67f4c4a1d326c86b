import { Button, VisuallyHidden } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Problem } from '@evergrant/contract/problem.ts';
import { ApiProblem, messageOf, Unreachable } from '#platform/api-problem.ts';
import { urlOf } from '#platform/call.ts';
import classes from '#trusts/download-buttons.module.css';
import { notifyError } from '#ui/notify.ts';
import { saveFile } from '#ui/save-file.ts';

interface DownloadButtonsProps {
  readonly trustId: string;
  readonly trustName: string;
}

/** The document to keep, as PDF and as HTML. A PDF is set on the server when it is asked for. */
export const DownloadButtons = ({ trustId, trustName }: DownloadButtonsProps) => (
  <div className={classes.downloads}>
    <DownloadButton trustId={trustId} trustName={trustName} format="pdf" />
    <DownloadButton trustId={trustId} trustName={trustName} format="html" />
  </div>
);

const labelByFormat = { pdf: 'Download PDF', html: 'Download HTML' } as const;

type DownloadButtonProps = DownloadButtonsProps & { readonly format: keyof typeof labelByFormat };

const DownloadButton = ({ trustId, trustName, format }: DownloadButtonProps) => {
  const label = labelByFormat[format];
  const download = useMutation({
    mutationFn: () => loadFile(urlOf(`/trusts/{id}/document.${format}`, { id: trustId })),
    onSuccess: (file) => saveFile(file, `${trustName}.${format}`),
    onError: (error) => notifyError('Download Failed', messageOf(error, failed)),
  });

  return (
    <>
      <Button variant="default" loading={download.isPending} onClick={() => download.mutate()}>
        {download.isError ? `Try Again: ${label}` : label}
      </Button>
      <VisuallyHidden role="status">{download.isPending ? 'Preparing your document…' : ''}</VisuallyHidden>
    </>
  );
};

const failed = 'The document could not be prepared. Please try again.';

const loadFile = async (address: string): Promise<Blob> => {
  const response = await fetch(address, { credentials: 'same-origin' }).catch(() => {
    throw new Unreachable();
  });
  if (response.ok) return response.blob();

  const problem = Problem.safeParse(await response.json().catch(() => undefined));
  throw problem.success ? new ApiProblem(problem.data) : new Error(failed);
};
