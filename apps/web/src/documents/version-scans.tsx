import type { SignedVersion } from '@evergrant/contract/signed-versions.ts';
import classes from '#documents/signed-versions.module.css';
import { urlOf } from '#platform/call.ts';
import { KeptFile } from '#ui/kept-file.tsx';

interface VersionScansProps {
  readonly documentId: string;
  readonly version: Pick<SignedVersion, 'number' | 'scans'>;
}

/** Scans of the sheets of a version: they stay with it, also once another has taken its place. */
export const VersionScans = ({ documentId, version: { number, scans } }: VersionScansProps) =>
  scans.length === 0 ? null : (
    <ul className={classes.signers} aria-label={`Scans of version ${number}`}>
      {scans.map(({ id, ...file }) => (
        <li key={id}>
          Scan: <KeptFile href={urlOf('/documents/{id}/scans/{scanId}', { id: documentId, scanId: id })} {...file} />
        </li>
      ))}
    </ul>
  );
