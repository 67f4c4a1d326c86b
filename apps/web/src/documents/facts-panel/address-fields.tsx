import { stateNameByCode } from '@evergrant/domain/law/state-code.ts';
import { NativeSelect, TextInput } from '@mantine/core';
import { linesOfAddress, partsOfLines, type AddressParts } from '#documents/facts-panel/address-parts.ts';
import classes from '#documents/facts-panel/in-parts.module.css';
import type { Complaint } from '#documents/facts-panel/typed.ts';
import { useSay } from '#platform/language/use-say.ts';

interface Props {
  readonly label: string;
  /** A line for each part. */
  readonly text: string;
  readonly error: Complaint | undefined;
  readonly onChange: (text: string) => void;
}

/** An address by its parts, as an envelope has them. */
export const AddressFields = ({ label, text, error, onChange }: Props) => {
  const say = useSay();
  const parts = partsOfLines(text);
  const own = (part: keyof AddressParts) => ({
    value: parts[part],
    error: error?.part === part ? say(error.message) : undefined,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onChange(linesOfAddress({ ...parts, [part]: event.currentTarget.value.replaceAll('\n', ' ') })),
  });
  return (
    <fieldset className={classes.parts}>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.address}>
        <TextInput
          className={classes.street}
          label={say('Street and number')}
          autoComplete="address-line1"
          {...own('street')}
        />
        <TextInput label={say('Apartment (if any)')} autoComplete="address-line2" {...own('unit')} />
        <TextInput label={say('City')} autoComplete="address-level2" {...own('city')} />
        <NativeSelect
          label={say('State')}
          data={[{ value: '', label: say('Choose') }, ...states]}
          autoComplete="address-level1"
          {...own('state')}
        />
        <TextInput
          label={say('ZIP code')}
          inputMode="numeric"
          maxLength={10}
          autoComplete="postal-code"
          {...own('zip')}
        />
      </div>
    </fieldset>
  );
};

const states = Object.entries(stateNameByCode).map(([value, label]) => ({ value, label }));
