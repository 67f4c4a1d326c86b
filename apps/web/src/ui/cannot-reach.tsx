import { brand } from '@evergrant/domain/brand/brand.ts';
import { useSay } from '#platform/language/use-say.ts';
import { ErrorState } from '#ui/error-state.tsx';

/** In place of a whole page that needs the server to know who is there, while the server does not answer. */
export const CannotReach = ({ onRetry }: { readonly onRetry: () => void }) => {
  const say = useSay();
  return (
    <ErrorState isPage title={say(`We cannot reach ${brand.name}`)} onRetry={onRetry}>
      {say('Your documents are safe. Check your internet connection and try again.')}
    </ErrorState>
  );
};
