import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { useSay } from '#platform/language/use-say.ts';

/** A password field whose show/hide button can be reached by keyboard and says what it does. */
export const PasswordField = (props: PasswordInputProps) => {
  const say = useSay();
  const [isVisible, setVisible] = useState(false);
  return (
    <PasswordInput
      {...props}
      aria-invalid={props.error ? true : undefined}
      visible={isVisible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{ 'aria-label': say(isVisible ? 'Hide password' : 'Show password'), tabIndex: 0 }}
    />
  );
};
