import { Problem } from '@evergrant/contract/problem.ts';
import { Button, VisuallyHidden } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { ApiProblem, codeOf, messageOf, Unreachable } from '#platform/api-problem.ts';
import { urlOf } from '#platform/call.ts';
import { useSay } from '#platform/language/use-say.ts';
import { notifyError } from '#ui/notify.ts';
import { saveFile } from '#ui/save-file.ts';

interface Props {
  /** Below `/api`, with `{name}` for parameters. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly label: string;
  /** What the label leaves out, for those who hear it. */
  readonly spokenLabel?: string;
  readonly saveAs: string;
  /** It is the one act that leads on. */
  readonly isLead?: boolean;
}

/** Fetches a file and keeps it under its name. A file that is still being printed is waited for. */
export const DownloadButton = ({ path, params, label, spokenLabel, saveAs, isLead = false }: Props) => {
  const say = useSay();
  const download = useMutation({
    mutationFn: () => loadFile(urlOf(path, params)),
    retry: (failures, error) => codeOf(error) === 'being-prepared' && failures < patience,
    retryDelay: 2000,
    onSuccess: (file) => saveFile(file, saveAs),
    onError: (error) => notifyError('Download Failed', messageOf(error, failed)),
  });
  const shown = download.isError ? say(`Try Again: ${label}`) : label;

  return (
    <>
      <Button
        variant={isLead ? 'filled' : 'default'}
        loading={download.isPending}
        aria-label={spokenLabel && `${shown}, ${spokenLabel}`}
        onClick={() => download.mutate()}
      >
        {shown}
      </Button>
      <VisuallyHidden role="status">{download.isPending ? say('Preparing your document…') : ''}</VisuallyHidden>
    </>
  );
};

/** Tries: two minutes, longer than printing ever takes. */
const patience = 60;

const failed = 'The document could not be prepared. Please try again.';

const loadFile = async (address: string): Promise<Blob> => {
  const response = await fetch(address, { credentials: 'same-origin' }).catch(() => {
    throw new Unreachable();
  });
  if (response.ok) return response.blob();

  const problem = Problem.safeParse(await response.json().catch(() => undefined));
  throw problem.success ? new ApiProblem(problem.data) : new Error(failed);
};
