import type { UseFormReturnType } from '@mantine/form';
import { useSay } from '#platform/language/use-say.ts';
import { passwordLengthToSay } from '#platform/password-length.ts';
import { PasswordField } from '#ui/password-field.tsx';

interface NewPasswordFieldsProps<Values> {
  readonly form: UseFormReturnType<Values>;
  /** The field's name in the form; the other is always `confirmPassword`. */
  readonly name?: 'password' | 'newPassword';
  readonly label?: string;
  readonly confirmLabel?: string;
}

/** A password that is chosen: typed twice, with what is asked of it. */
export const NewPasswordFields = <Values,>({
  form,
  name = 'password',
  label = 'Password',
  confirmLabel = 'Confirm Password',
}: NewPasswordFieldsProps<Values>) => {
  const say = useSay();
  return (
    <>
      <PasswordField
        label={say(label)}
        description={say(`At least ${passwordLengthToSay()} characters. Longer is safer.`)}
        autoComplete="new-password"
        key={form.key(name)}
        {...form.getInputProps(name)}
      />
      <PasswordField
        label={say(confirmLabel)}
        autoComplete="new-password"
        key={form.key('confirmPassword')}
        {...form.getInputProps('confirmPassword')}
      />
    </>
  );
};
