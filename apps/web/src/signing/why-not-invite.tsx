import type { SigningAnswer } from '@evergrant/contract/signing.ts';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** Why no invitation leaves yet, and what the owner can do until then. */
export const WhyNotInvite = ({ signing }: { readonly signing: SigningAnswer }) => {
  const { status, method, ownerSignedAt, whyNotInvite, documentId } = signing;
  if (status === 'draft') {
    return (
      <Notice tone="attention" title="Invitations can't be sent yet">
        {whyNotInvite} <TextLink to={`/checkout?trust=${documentId}`}>Go to checkout</TextLink>
      </Notice>
    );
  }
  return method === 'electronic' ? (
    <Notice tone="info" title={ownerSignedAt === null ? 'You sign first' : 'Those who make it sign first'}>
      You can name your witnesses and press Send Invite now. {whyNotInvite}
    </Notice>
  ) : (
    <Notice tone="info" title="You acknowledge it first">
      {whyNotInvite}
    </Notice>
  );
};
