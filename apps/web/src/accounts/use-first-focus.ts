import { useEffect, useRef } from 'react';

/** Gives the focus once to what a click brought up: the first field of a form, or a text to be read. */
export const useFirstFocus = <Target extends HTMLElement = HTMLInputElement>() => {
  const ref = useRef<Target>(null);
  useEffect(() => ref.current?.focus(), []);
  return ref;
};
