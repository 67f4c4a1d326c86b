import { IconMessageCircle } from '@tabler/icons-react';
import { openAssistant } from '#assistant/widget/widget-door.ts';
import { useSay } from '#platform/language/use-say.ts';
import classes from '#screens/layout/site-header.module.css';

/** Opens the assistant from the header, on every screen of a member. */
export const HelpButton = () => {
  const say = useSay();
  return (
    <button type="button" className={classes.help} data-opens-assistant onClick={openAssistant}>
      <IconMessageCircle size={20} stroke={1.8} aria-hidden="true" /> {say('Help')}
    </button>
  );
};
