import type { DocumentSummary } from '@evergrant/contract/documents.ts';
import { IconChevronLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from '#documents/review/review.module.css';
import { useSay } from '#platform/language/use-say.ts';
import { PageHeading } from '#ui/page-heading.tsx';

interface Props {
  readonly document: Pick<DocumentSummary, 'id' | 'name' | 'type'>;
  /** The law that the document is made for. */
  readonly state: string | null;
}

/** Which document is reviewed, and the ways back. */
export const ReviewHead = ({ document, state }: Props) => {
  const say = useSay();
  return (
    <>
      <nav className={classes.ways} aria-label={say('Ways back')}>
        <Link to={`/trust/${document.id}`}>
          <IconChevronLeft size={18} aria-hidden /> {say('Back to the conversation')}
        </Link>
      </nav>
      <PageHeading
        title={document.name}
        subtitle={`${say(document.type)}${state === null ? '' : ` · ${state}`}. ${say('Everything on one page, in plain words. You can change any of it here.')}`}
      />
    </>
  );
};
