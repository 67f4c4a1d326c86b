import type { DocumentSummary } from '@evergrant/contract/documents.ts';
import { IconChevronLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from '#documents/review/review.module.css';
import { PageHeading } from '#ui/page-heading.tsx';

interface Props {
  readonly document: Pick<DocumentSummary, 'id' | 'name' | 'type'>;
  /** The law that the document is made for. */
  readonly state: string | null;
}

/** Which document is reviewed, and the ways back. */
export const ReviewHead = ({ document, state }: Props) => (
  <>
    <nav className={classes.ways} aria-label="Ways back">
      <Link to={`/trust/${document.id}`}>
        <IconChevronLeft size={18} aria-hidden /> Back to the conversation
      </Link>
    </nav>
    <PageHeading
      title={document.name}
      subtitle={`${document.type}${state === null ? '' : ` · ${state}`}. Everything on one page, in plain words. You can change any of it here.`}
    />
  </>
);
