import { Anchor } from '@mantine/core';
import { urlOf } from '#platform/call.ts';
import { useSay } from '#platform/language/use-say.ts';

/** The link to the copy that is printed and signed in ink. */
export const CopyToSign = ({ documentId }: { readonly documentId: string }) => {
  const say = useSay();
  return (
    <Anchor
      href={urlOf('/documents/{id}/document-to-sign.pdf', { id: documentId })}
      download
      inherit
      underline="always"
    >
      {say('Download a copy to sign on paper')}
    </Anchor>
  );
};
