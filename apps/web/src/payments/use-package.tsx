import type { DocumentSummary } from '@evergrant/contract/documents.ts';
import { Button, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { packagesQuery, sendPackageUse } from '#payments/guest-api.ts';
import { messageOf } from '#platform/api-problem.ts';
import { useSay } from '#platform/language/use-say.ts';
import { Notice } from '#ui/notice.tsx';
import { notifyError, notifySuccess } from '#ui/notify.ts';

/** In place of paying again: the package that the member has already, for the chosen document. */
export const UsePackage = ({ document }: { readonly document: DocumentSummary | undefined }) => {
  const say = useSay();
  const client = useQueryClient();
  const navigate = useNavigate();
  const using = useMutation({
    mutationFn: sendPackageUse,
    onSuccess: async () => {
      notifySuccess('Package used', document ? `${document.name} is paid for.` : 'Your document is paid for.');
      await Promise.all([
        client.invalidateQueries({ queryKey: packagesQuery.queryKey }),
        client.invalidateQueries({ queryKey: ['documents'] }),
      ]);
      void navigate('/dashboard');
    },
    onError: (error) => notifyError('Payment Error', messageOf(error, 'Please try again in a moment.')),
  });

  if (!document) {
    return (
      <Notice tone="info">
        <Text mb="sm">
          {say('You already have a paid package; it will be used for the next document that you finish.')}
        </Text>
        <Button component={Link} to="/create-trust" variant="default">
          {say('Create a document')}
        </Button>
      </Notice>
    );
  }
  return (
    <Notice tone="info">
      <Text mb="sm">{say('You already have a paid package; it will be used for this document.')}</Text>
      <Button onClick={() => using.mutate(document.id)} loading={using.isPending}>
        {say('Use My Package')}
      </Button>
    </Notice>
  );
};
