import { Text, type TextProps } from '@mantine/core';
import type { ReactNode } from 'react';

/** Words that are read out politely when they appear or change. */
export const StatusText = ({ children, ...look }: TextProps & { readonly children: ReactNode }) => (
  <Text component="output" display="block" {...look}>
    {children}
  </Text>
);
