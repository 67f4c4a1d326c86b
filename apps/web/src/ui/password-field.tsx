import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';

/** A password field whose show/hide button can be reached by keyboard and says what it does. */
export const PasswordField = (props: PasswordInputProps) => {
  const [isVisible, setVisible] = useState(false);
  return (
    <PasswordInput
      {...props}
      aria-invalid={props.error ? true : undefined}
      visible={isVisible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{ 'aria-label': isVisible ? 'Hide password' : 'Show password', tabIndex: 0 }}
    />
  );
};
