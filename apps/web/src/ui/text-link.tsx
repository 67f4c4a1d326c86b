import { Anchor, type AnchorProps } from '@mantine/core';
import { Link, type LinkProps } from 'react-router';

/** An underlined link inside text, to a page of this app. */
export const TextLink = (props: AnchorProps & Pick<LinkProps, 'to' | 'state' | 'children'>) => (
  <Anchor component={Link} underline="always" inherit {...props} />
);
