import { Button, Group } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import classes from '#payments/checkout.module.css';
import { useSay } from '#platform/language/use-say.ts';
import { Panel } from '#ui/panel.tsx';
import { TextLink } from '#ui/text-link.tsx';

const moveOnAfterInSeconds = 3;
// Whoever touches the page is still busy with it.
const signsOfReading = ['keydown', 'pointerdown', 'touchstart', 'wheel', 'focusin'] as const;

interface Props {
  readonly name: string;
  /** The page on which the document that was paid for is signed, once it can be. */
  readonly signPath: string | undefined;
  /** It is signed on paper, not on the page behind the button. */
  readonly isSignedInInk: boolean;
}

/** The way on for a member: to the dashboard by itself after three seconds, unless they would rather stay. */
export const WelcomeBackPanel = ({ name, signPath, isSignedInInk }: Props) => {
  const say = useSay();
  const navigate = useNavigate();
  const [isMoving, setMoving] = useState(true);

  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setTimeout(() => void navigate('/dashboard'), moveOnAfterInSeconds * 1000);
    const stay = () => setMoving(false);
    for (const touch of signsOfReading) window.addEventListener(touch, stay, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const touch of signsOfReading) window.removeEventListener(touch, stay);
    };
  }, [isMoving, navigate]);

  return (
    <Panel title={say(`Welcome back, ${name}`)}>
      <output className={classes.movingOn}>
        {say(
          isMoving
            ? `You will be taken to your dashboard in ${moveOnAfterInSeconds} seconds.`
            : 'Take your time. Your dashboard is one click away.',
        )}
      </output>
      <p className={classes.quiet}>
        {say('This receipt stays in your account, and what comes next stands on your dashboard too.')}{' '}
        <TextLink to="/account">{say('Your account')}</TextLink>
      </p>
      <Group gap="sm">
        {signPath ? (
          <Button component={Link} to={signPath} size="lg">
            {say(isSignedInInk ? 'How to sign it' : 'Sign now')}
          </Button>
        ) : null}
        <Button component={Link} to="/dashboard" size="lg" variant={signPath ? 'default' : 'filled'}>
          {say('Go to Dashboard')}
        </Button>
        {isMoving ? (
          <Button variant="default" size="lg" onClick={() => setMoving(false)}>
            {say('Stay here')}
          </Button>
        ) : null}
      </Group>
    </Panel>
  );
};
