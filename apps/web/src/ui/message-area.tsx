import { useMediaQuery } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';

/** Where messages appear. On a phone the top belongs to the way out: the menu, or the button that closes what is open. */
export const MessageArea = () => {
  const isPhone = useMediaQuery('(max-width: 48em)');
  return <Notifications position={isPhone ? 'bottom-center' : 'top-right'} limit={3} containerWidth={420} />;
};
