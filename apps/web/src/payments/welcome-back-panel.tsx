import { Button, Group } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import classes from '#payments/checkout.module.css';
import { Panel } from '#ui/panel.tsx';

const moveOnAfterInSeconds = 3;

/** The way on for a member: to the dashboard by itself after three seconds, unless they would rather stay. */
export const WelcomeBackPanel = ({ name }: { readonly name: string }) => {
  const navigate = useNavigate();
  const [isMoving, setMoving] = useState(true);

  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setTimeout(() => void navigate('/dashboard'), moveOnAfterInSeconds * 1000);
    return () => clearTimeout(timer);
  }, [isMoving, navigate]);

  return (
    <Panel title={`Welcome back, ${name}`}>
      <output className={classes.movingOn}>
        {isMoving
          ? `You will be taken to your dashboard in ${moveOnAfterInSeconds} seconds.`
          : 'Take your time. Your dashboard is one click away.'}
      </output>
      <Group gap="sm">
        <Button component={Link} to="/dashboard" size="lg">
          Go to Dashboard
        </Button>
        {isMoving ? (
          <Button variant="default" size="lg" onClick={() => setMoving(false)}>
            Stay here
          </Button>
        ) : null}
      </Group>
    </Panel>
  );
};
