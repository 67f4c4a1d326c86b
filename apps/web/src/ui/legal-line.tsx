import { Text } from '@mantine/core';
import { useSay } from '#platform/language/use-say.ts';

/** The not-legal-advice line, in normal type, for every place near a document. */
export const LegalLine = ({ brandName }: { readonly brandName: string }) => {
  const say = useSay();
  return (
    <Text>
      {say(
        `${brandName} is not a law firm and this is not legal advice. Have a licensed attorney review your document before you sign.`,
      )}
    </Text>
  );
};
