import type { DocumentSummary } from '@evergrant/contract/documents.ts';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { Notice } from '#ui/notice.tsx';

/** What a finished document says otherwise than the others do now, with the way to change it; nothing where all agree. */
export const OutdatedNotice = ({ document }: { readonly document: DocumentSummary }) =>
  document.outdated.length === 0 ? null : (
    <Notice tone="attention" title="Your documents no longer agree">
      {document.outdated.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <Anchor component={Link} to={`/trust/${document.id}`} aria-label={`Review what ${document.name} says`}>
        Review it
      </Anchor>
    </Notice>
  );
