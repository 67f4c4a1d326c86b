import { listSignedVersions, type SignedVersion } from '@evergrant/contract/signed-versions.ts';
import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/call.ts';
import { DownloadButton } from '#documents/download-button.tsx';
import classes from '#documents/signed-versions.module.css';
import { signedWords, signerWords } from '#documents/signed-version-words.ts';
import { VersionScans } from '#documents/version-scans.tsx';
import { waitForFile } from '#documents/wait-for-file.ts';
import { useSay } from '#platform/language/use-say.ts';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';

interface Props {
  readonly documentId: string;
  readonly documentName: string;
}

/** Every version that somebody has signed, to keep for ever. Nothing is shown where there is none. */
export const SignedVersions = ({ documentId, documentName }: Props) => {
  const say = useSay();
  const list = useQuery({
    queryKey: ['documents', documentId, 'versions'],
    queryFn: ({ signal }) => call(listSignedVersions, { params: { id: documentId }, signal }),
    refetchInterval: ({ state }) => waitForFile((state.data?.versions ?? []).map((version) => version.state)),
  });
  const { versions = [], oldSheets = null } = list.data ?? {};
  if (versions.length === 0) return null;

  return (
    <div id="signed-versions">
      <Panel title={say('Signed versions')}>
        <Text size="sm" c="dimmed" mb="md">
          {say('What was signed is kept as it is, whatever you change later.')}
        </Text>
        {oldSheets !== null && (
          <div className={classes.advice}>
            <Notice tone="attention" title={say('What becomes of the old sheets')}>
              {say(oldSheets)}
            </Notice>
          </div>
        )}
        <ul className={classes.list}>
          {versions.map((version) => (
            <li key={version.id} className={classes.version}>
              <VersionLine version={version} documentId={documentId} documentName={documentName} />
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
};

const VersionLine = ({ version, documentId, documentName }: Props & { readonly version: SignedVersion }) => {
  const say = useSay();
  return (
    <>
      <Text fw={700}>{say(`Version ${version.number}`)}</Text>
      <Text size="sm">{say(signedWords(version))}</Text>
      <ul className={classes.signers}>
        {version.signers.map((signer) => (
          <li key={`${signer.name} ${signer.signedAt}`}>{signerWords(signer, version.method, say)}</li>
        ))}
      </ul>
      <VersionScans version={version} documentId={documentId} />
      <div className={classes.files}>
        {version.state === 'being-prepared' ? (
          <Button variant="default" disabled>
            {say('Preparing…')}
          </Button>
        ) : (
          (['pdf', 'html'] as const).map((format) => (
            <DownloadButton
              key={format}
              path={`/documents/{id}/versions/{versionId}/document.${format}`}
              params={{ id: documentId, versionId: version.id }}
              label={format.toUpperCase()}
              spokenLabel={say(`download version ${version.number}`)}
              saveAs={`${documentName}, version ${version.number}.${format}`}
            />
          ))
        )}
      </div>
    </>
  );
};
