import { Text } from '@mantine/core';
import { useNavigate } from 'react-router';
import { pageMeta } from '#platform/page-meta.ts';
import { CreateTrustForm } from '#trusts/create-trust-form.tsx';
import classes from '#screens/create-trust.module.css';
import { PageHeading } from '#ui/page-heading.tsx';
import { Page } from '#ui/page.tsx';
import { TextLink } from '#ui/text-link.tsx';

export const meta = () => pageMeta('Create a New Legal Document', 'Name your document and choose its type.');

const CreateTrust = () => {
  const navigate = useNavigate();
  return (
    <Page>
      <PageHeading
        title="Create a New Legal Document"
        subtitle="Name it and choose its type. You pay nothing until you have seen the finished document."
      />
      <Text className={classes.phone}>
        On a phone? <TextLink to="/mobile-trust-creation">Talk it through with the assistant for the phone</TextLink>
      </Text>
      <CreateTrustForm onCreated={(trustId) => void navigate(`/trust/${trustId}`)} />
    </Page>
  );
};
export default CreateTrust;
