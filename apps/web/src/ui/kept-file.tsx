import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSay } from '#platform/language/use-say.ts';
import { formatMoment } from '#ui/format-moment.ts';
import { sizeInWords } from '#ui/size-in-words.ts';

interface KeptFileProps {
  readonly href: string;
  readonly name: string;
  readonly sizeInBytes: number;
  readonly createdAt: string;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** A file that somebody has sent, to take along again: its name, its size and since when it is kept. */
export const KeptFile = ({ href, name, sizeInBytes, createdAt, children }: KeptFileProps) => {
  const say = useSay();
  return (
    <>
      <Anchor href={href} download inherit underline="always">
        {name}
      </Anchor>
      {`, ${sizeInWords(sizeInBytes)}, `}
      {say(`kept on ${formatMoment(createdAt)}`)}
      {children}
    </>
  );
};
