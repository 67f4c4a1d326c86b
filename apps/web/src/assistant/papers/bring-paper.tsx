import { Button, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import classes from '#assistant/papers/bring-paper.module.css';
import { ChoosePaper } from '#assistant/papers/choose-paper.tsx';
import { FoundInPaper } from '#assistant/papers/found-in-paper.tsx';
import { useBringPaper, type PaperDesk } from '#assistant/papers/use-bring-paper.ts';
import { useSay } from '#platform/language/use-say.ts';
import { LoadingState } from '#ui/loading-state.tsx';

interface BringPaperProps {
  readonly desk: PaperDesk;
  readonly variant?: 'quiet' | 'offered';
}

/** A quiet button, and behind it the page on which somebody brings a paper and looks through what was found in it. */
export const BringPaper = ({ desk, variant = 'quiet' }: BringPaperProps) => {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={variant === 'quiet' ? 'subtle' : 'default'}
        className={variant === 'quiet' ? classes.door : undefined}
        leftSection={<IconFileText size={20} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {say('Bring a paper')}
      </Button>
      {isOpen ? <PaperPage desk={desk} onClose={() => setOpen(false)} /> : null}
    </>
  );
};

interface PaperPageProps {
  readonly desk: PaperDesk;
  readonly onClose: () => void;
}

const PaperPage = ({ desk, onClose }: PaperPageProps) => {
  const say = useSay();
  const paper = useBringPaper(desk);
  const isNarrow = useMediaQuery('(max-width: 48em)', true, { getInitialValueInEffect: false });
  const { now } = paper;
  const close = () => {
    paper.stop();
    onClose();
  };
  return (
    <Modal
      opened
      onClose={close}
      title={say(now.step === 'found' ? 'Found in your paper' : 'Bring a paper')}
      size="52rem"
      fullScreen={isNarrow}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': say('Close') }}
    >
      {now.step === 'bring' ? <ChoosePaper trouble={now.trouble} onBring={paper.bring} /> : null}
      {now.step === 'reading' ? (
        <div className={classes.reading}>
          <LoadingState label={say(`Reading ${now.name}…`)} />
          <Button variant="default" onClick={paper.stop}>
            {say('Stop')}
          </Button>
        </div>
      ) : null}
      {now.step === 'found' ? <FoundInPaper found={now} paper={paper} onDone={close} onAnother={paper.stop} /> : null}
    </Modal>
  );
};
