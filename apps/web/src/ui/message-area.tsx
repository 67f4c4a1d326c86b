import { useMediaQuery } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';

/** Where messages appear: low, but above what stands at the foot of a screen or dialog, as the way out is at the top. */
export const MessageArea = () => {
  const isNarrow = useMediaQuery('(max-width: 62em)');
  return <Notifications position={isNarrow ? 'bottom-center' : 'bottom-right'} limit={1} containerWidth={420} />;
};
