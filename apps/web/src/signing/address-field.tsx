import { witnessAddressLength } from '@evergrant/domain/execution/witness-address.ts';
import { TextInput } from '@mantine/core';
import type { Ref } from 'react';
import { useSay } from '#platform/language/use-say.ts';

interface AddressFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly address: string;
  readonly error: string | undefined;
  readonly onChange: (address: string) => void;
}

/** Where a witness lives, on one line. */
export const AddressField = ({ ref, address, error, onChange }: AddressFieldProps) => {
  const say = useSay();
  return (
    <TextInput
      ref={ref}
      label={say('Your address: street, city, state and ZIP code')}
      description={say('It is printed under your signature, because a witness may have to be found years later.')}
      autoComplete="street-address"
      required
      withAsterisk={false}
      maxLength={witnessAddressLength.most}
      value={address}
      error={error && say(error)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
};
