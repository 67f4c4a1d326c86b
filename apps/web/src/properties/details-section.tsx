import { stateNameByCode } from '@evergrant/domain/law/state-code.ts';
import { formatMoney } from '@evergrant/domain/kit/money.ts';
import { propertyConditions, propertyTypes } from '@evergrant/domain/properties/property-choices.ts';
import { readDollars } from '@evergrant/domain/properties/read-dollars.ts';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import classes from '#properties/property-form.module.css';
import type { PropertyFields } from '#properties/typed-property.ts';
import { Panel } from '#ui/panel.tsx';

export interface FormSectionProps {
  readonly form: UseFormReturnType<PropertyFields>;
}

const states = Object.entries(stateNameByCode).map(([value, label]) => ({ value, label }));
const choicesOf = (choices: readonly { readonly id: string; readonly name: string }[]) => [
  { value: '', label: 'Not said' },
  ...choices.map(({ id, name }) => ({ value: id, label: name })),
];

/** Where the property is and what it is like. */
export const DetailsSection = ({ form }: FormSectionProps) => (
  <Panel title="Property details" aside="Fields with * are required">
    <div className={classes.fields}>
      <AddressFields form={form} />
      <NativeSelect
        label="Property type"
        data={choicesOf(propertyTypes)}
        key={form.key('propertyType')}
        {...form.getInputProps('propertyType')}
      />
      <NativeSelect
        label="Condition"
        data={choicesOf(propertyConditions)}
        key={form.key('condition')}
        {...form.getInputProps('condition')}
      />
      <ValueField form={form} />
      <Textarea
        label="Notes"
        description="Anything that we should know: tenants, repairs, a mortgage, what you have in mind."
        autosize
        minRows={4}
        maxLength={4_000}
        className={classes.whole}
        key={form.key('notes')}
        {...form.getInputProps('notes')}
      />
    </div>
  </Panel>
);

const AddressFields = ({ form }: FormSectionProps) => (
  <>
    <TextInput
      label="Street address"
      required
      autoComplete="street-address"
      maxLength={200}
      className={classes.whole}
      key={form.key('address')}
      {...form.getInputProps('address')}
    />
    <TextInput
      label="City"
      required
      autoComplete="address-level2"
      maxLength={100}
      key={form.key('city')}
      {...form.getInputProps('city')}
    />
    <NativeSelect
      label="State"
      required
      autoComplete="address-level1"
      data={[{ value: '', label: 'Choose a state' }, ...states]}
      key={form.key('state')}
      {...form.getInputProps('state')}
    />
    <TextInput
      label="ZIP code"
      required
      autoComplete="postal-code"
      inputMode="numeric"
      maxLength={20}
      key={form.key('zipCode')}
      {...form.getInputProps('zipCode')}
    />
  </>
);

/** An amount, shown as money once it has been typed. */
const ValueField = ({ form }: FormSectionProps) => {
  const { onBlur, ...input } = form.getInputProps('estimatedValue');
  const showAsMoney = () => {
    const amount = readDollars(form.getValues().estimatedValue);
    if (!amount.ok || amount.value === null) return;
    const shown = formatMoney(amount.value);
    if (shown !== form.getValues().estimatedValue) form.setFieldValue('estimatedValue', shown);
  };
  return (
    <TextInput
      label="Estimated value"
      placeholder="$450,000"
      inputMode="decimal"
      autoComplete="off"
      maxLength={30}
      key={form.key('estimatedValue')}
      {...input}
      onBlur={(event) => {
        onBlur?.(event);
        showAsMoney();
      }}
    />
  );
};
