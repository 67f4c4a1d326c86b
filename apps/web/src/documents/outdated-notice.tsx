import type { DocumentSummary } from '@evergrant/contract/documents.ts';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useSay } from '#platform/language/use-say.ts';
import { Notice } from '#ui/notice.tsx';

interface OutdatedNoticeProps {
  readonly document: Pick<DocumentSummary, 'id' | 'name' | 'outdated'>;
  /** It stands on the page where the document is changed, and leads to no other. */
  readonly isHere?: boolean;
}

/** What a finished document says otherwise than the others do now, with the way to change it; nothing where all agree. */
export const OutdatedNotice = ({ document, isHere = false }: OutdatedNoticeProps) => {
  const say = useSay();
  return document.outdated.length === 0 ? null : (
    <Notice tone="attention" title={say('Your documents no longer agree')}>
      {document.outdated.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {isHere ? null : (
        <Anchor component={Link} to={`/trust/${document.id}`} aria-label={say(`Review what ${document.name} says`)}>
          {say('Review it')}
        </Anchor>
      )}
    </Notice>
  );
};
