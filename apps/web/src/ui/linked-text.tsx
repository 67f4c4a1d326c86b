import { Anchor } from '@mantine/core';
import { Fragment } from 'react';
import { TextLink } from '#ui/text-link.tsx';

const link = /\[([^\]]+)\]\(([^)\s]+)\)/;

/** A sentence in which `[label](address)` is a link: to a page of this app, or by mail, phone and https to elsewhere. */
export const LinkedText = ({ text }: { readonly text: string }) => {
  // Words, label, address, words, label, address, words …
  const parts = text.split(new RegExp(link, 'g'));
  return parts.map((part, position) => {
    if (position % 3 === 1) return <LinkTo key={position} label={part} address={parts[position + 1] ?? ''} />;
    return position % 3 === 0 ? <Fragment key={position}>{part}</Fragment> : null;
  });
};

const LinkTo = ({ label, address }: { readonly label: string; readonly address: string }) =>
  address.startsWith('/') ? (
    <TextLink to={address}>{label}</TextLink>
  ) : (
    <Anchor href={address} underline="always" inherit>
      {label}
    </Anchor>
  );
