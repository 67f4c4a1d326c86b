import { useEffect, useRef, type RefObject } from 'react';

/** A heading that is led to, in view and by focus, once what it is about becomes `isDone` while somebody looks on. */
export const useAttention = (isDone: boolean): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasDone = useRef(isDone);
  useEffect(() => {
    if (isDone && !wasDone.current) {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'start' });
    }
    wasDone.current = isDone;
  }, [isDone]);
  return heading;
};
