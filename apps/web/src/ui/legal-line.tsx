import { Text } from '@mantine/core';

/** The not-legal-advice line, in normal type, for every place near a document. */
export const LegalLine = ({ brandName }: { readonly brandName: string }) => (
  <Text>
    {brandName} is not a law firm and this is not legal advice. Have a licensed attorney review your document before you
    sign.
  </Text>
);
