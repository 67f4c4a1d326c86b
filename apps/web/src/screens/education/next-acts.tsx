import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { whatItCosts } from '#content/education/what-it-costs.ts';
import { useIsMember } from '#platform/use-is-member.ts';

/** The ways on: to making a document, and to those that one has. */
export const NextActs = ({ typeId }: { readonly typeId: string }) => {
  const isMember = useIsMember();
  return (
    <>
      <Button component={Link} to="/create-trust" size="lg">
        {whatItCosts(typeId).isAvailable ? 'Create Your Trust' : 'See what you can create today'}
      </Button>
      <Button component={Link} to="/dashboard" size="lg" variant="default">
        {isMember ? 'Go to Your Dashboard' : 'Log In to Your Documents'}
      </Button>
    </>
  );
};
