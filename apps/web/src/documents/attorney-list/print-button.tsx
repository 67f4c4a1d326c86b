import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import classes from '#documents/attorney-list/question-sheet.module.css';
import { useSay } from '#platform/language/use-say.ts';

/** Prints the page. */
export const PrintButton = () => {
  const say = useSay();
  return (
    <Button
      size="lg"
      className={classes.screenOnly}
      leftSection={<IconPrinter size={20} aria-hidden />}
      onClick={() => window.print()}
    >
      {say('Print')}
    </Button>
  );
};
