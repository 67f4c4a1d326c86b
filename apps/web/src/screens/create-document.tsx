import { Text } from '@mantine/core';
import { useNavigate } from 'react-router';
import { useSay } from '#platform/language/use-say.ts';
import { pageMeta } from '#platform/page-meta.ts';
import { CreateDocumentForm } from '#documents/create-document-form.tsx';
import classes from '#screens/create-document.module.css';
import { PageHeading } from '#ui/page-heading.tsx';
import { Page } from '#ui/page.tsx';
import { TextLink } from '#ui/text-link.tsx';

export const meta = () => pageMeta('Create a New Legal Document', 'Name your document and choose its type.');

const CreateDocument = () => {
  const say = useSay();
  const navigate = useNavigate();
  return (
    <Page>
      <PageHeading
        title={say('Create a New Legal Document')}
        subtitle={say('Name it and choose its type. You pay nothing until you have seen the finished document.')}
      />
      <Text className={classes.phone}>
        {say('On a phone?')}{' '}
        <TextLink to="/mobile-trust-creation">{say('Talk it through with the assistant for the phone')}</TextLink>
      </Text>
      <CreateDocumentForm onCreated={(documentId) => void navigate(`/trust/${documentId}`)} />
    </Page>
  );
};
export default CreateDocument;
