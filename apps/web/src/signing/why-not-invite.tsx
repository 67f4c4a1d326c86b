import type { SigningAnswer } from '@evergrant/contract/signing.ts';
import { useSay } from '#platform/language/use-say.ts';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** Why no invitation leaves yet, and what the owner can do until then. */
export const WhyNotInvite = ({ signing }: { readonly signing: SigningAnswer }) => {
  const say = useSay();
  const { status, method, ownerSignedAt, whyNotInvite, documentId } = signing;
  if (status === 'draft') {
    return (
      <Notice tone="attention" title={say("Invitations can't be sent yet")}>
        {whyNotInvite === null ? null : say(whyNotInvite)}{' '}
        <TextLink to={`/checkout?trust=${documentId}`}>{say('Go to checkout')}</TextLink>
      </Notice>
    );
  }
  return method === 'electronic' ? (
    <Notice tone="info" title={say(ownerSignedAt === null ? 'You sign first' : 'Those who make it sign first')}>
      {say('You can name your witnesses and press Send Invite now.')} {whyNotInvite === null ? null : say(whyNotInvite)}
    </Notice>
  ) : (
    <Notice tone="info" title={say('You acknowledge it first')}>
      {whyNotInvite === null ? null : say(whyNotInvite)}
    </Notice>
  );
};
