import { Anchor } from '@mantine/core';
import { urlOf } from '#platform/call.ts';

/** The link to the copy that is printed and signed in ink. */
export const CopyToSign = ({ documentId }: { readonly documentId: string }) => (
  <Anchor href={urlOf('/documents/{id}/document-to-sign.pdf', { id: documentId })} download inherit underline="always">
    Download a copy to sign on paper
  </Anchor>
);
