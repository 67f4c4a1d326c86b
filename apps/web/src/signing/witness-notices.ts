import type { SigningAnswer, Witness } from '@evergrant/contract/signing.ts';
import type { Announcement } from '#signing/announcement.ts';

/**
 * What happened between two loads of the same document, as notices to its owner. Comparing the loads instead of trusting
 * single events keeps news that arrived while the connection was down, and says it once when an event repeats.
 */
export const witnessNotices = (before: SigningAnswer, after: SigningAnswer): readonly Announcement[] => {
  if (before.documentId !== after.documentId) return [];
  const statusById = new Map(linksOf(before).map((link) => [link.id, link.status]));

  return linksOf(after).flatMap(({ id, name, status }): Announcement[] => {
    const was = statusById.get(id);
    if (was === undefined || was === status) return [];
    if (status === 'viewed') return [{ title: 'Document Viewed', message: `${name} has viewed the document.` }];
    if (status === 'signed') {
      const did =
        after.method === 'electronic'
          ? 'has signed the document.'
          : 'has acknowledged it online, which executes nothing yet.';
      return [{ title: 'Document Signed!', message: `${name} ${did}` }];
    }
    if (status === 'declined') return [{ title: 'Signature Declined', message: `${name} has declined to sign.` }];
    return [];
  });
};

const linksOf = ({ witnesses, cosigners }: SigningAnswer): readonly Witness[] => [
  ...cosigners.flatMap(({ link }) => link ?? []),
  ...witnesses,
];

/** True for the one load in which the last signature arrived. */
export const hasBecomeSigned = (before: SigningAnswer, after: SigningAnswer): boolean =>
  before.documentId === after.documentId && before.status !== 'signed' && after.status === 'signed';
