import type { SignedVersion } from '@evergrant/contract/signed-versions.ts';
import classes from '#documents/signed-versions.module.css';
import { urlOf } from '#platform/call.ts';
import { useSay } from '#platform/language/use-say.ts';
import { KeptFile } from '#ui/kept-file.tsx';

interface VersionScansProps {
  readonly documentId: string;
  readonly version: Pick<SignedVersion, 'number' | 'scans'>;
}

/** Scans of the sheets of a version: they stay with it, also once another has taken its place. */
export const VersionScans = ({ documentId, version: { number, scans } }: VersionScansProps) => {
  const say = useSay();
  return scans.length === 0 ? null : (
    <ul className={classes.signers} aria-label={say(`Scans of version ${number}`)}>
      {scans.map(({ id, ...file }) => (
        <li key={id}>
          {say('Scan:')}{' '}
          <KeptFile href={urlOf('/documents/{id}/scans/{scanId}', { id: documentId, scanId: id })} {...file} />
        </li>
      ))}
    </ul>
  );
};
