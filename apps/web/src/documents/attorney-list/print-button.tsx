import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import classes from '#documents/attorney-list/question-sheet.module.css';

/** Prints the page. */
export const PrintButton = () => (
  <Button
    size="lg"
    className={classes.screenOnly}
    leftSection={<IconPrinter size={20} aria-hidden />}
    onClick={() => window.print()}
  >
    Print
  </Button>
);
