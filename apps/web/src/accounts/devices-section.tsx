import type { SignedInDevice } from '@evergrant/contract/account.ts';
import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { devicesQuery, signOutDevice, signOutOtherDevices } from '#accounts/account-api.ts';
import classes from '#accounts/devices-section.module.css';
import { OutcomeNotice } from '#accounts/outcome-notice.tsx';
import { messageOf } from '#platform/api-problem.ts';
import { useSay } from '#platform/language/use-say.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { formatDate, formatTime } from '#ui/format-date.ts';
import { LoadingState } from '#ui/loading-state.tsx';
import { notifySuccess } from '#ui/notify.ts';
import { Panel } from '#ui/panel.tsx';

/** Where the account is signed in, and the way to end that. */
export const DevicesSection = () => {
  const say = useSay();
  const devices = useQuery(devicesQuery);
  if (devices.data) return <Devices devices={devices.data.sessions} />;
  return (
    <Panel title={say('Signed-in devices')}>
      {devices.isError ? (
        <ErrorState title={say('Your devices could not be loaded')} onRetry={() => void devices.refetch()}>
          {say(messageOf(devices.error, 'Please try again in a moment.'))}
        </ErrorState>
      ) : (
        <LoadingState label={say('Loading your devices…')} />
      )}
    </Panel>
  );
};

const Devices = ({ devices }: { readonly devices: readonly SignedInDevice[] }) => {
  const say = useSay();
  const { signOut, signOutOthers } = useSigningOut();
  const done = signOutOthers.isSuccess ? 'You are signed in on this device alone.' : signedOut(signOut);
  return (
    <Panel title={say('Signed-in devices')}>
      <Stack gap="md">
        <ul className={classes.devices}>
          {devices.map((device) => (
            <li key={device.id} className={classes.device}>
              <DeviceWords device={device} />
              {device.isThisOne ? null : (
                <Button
                  variant="default"
                  aria-label={say(`Sign out ${device.device}`)}
                  loading={signOut.isPending && signOut.variables.id === device.id}
                  onClick={() => signOut.mutate(device)}
                >
                  {say('Sign out')}
                </Button>
              )}
            </li>
          ))}
        </ul>
        <OutcomeNotice error={signOut.error ?? signOutOthers.error} title={say('Not signed out')} done={done} />
        {devices.length > 1 ? (
          <Group>
            <Button variant="default" loading={signOutOthers.isPending} onClick={() => signOutOthers.mutate()}>
              {say('Sign out all other devices')}
            </Button>
          </Group>
        ) : null}
      </Stack>
    </Panel>
  );
};

const useSigningOut = () => {
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: devicesQuery.queryKey });
  const signOut = useMutation({
    mutationFn: (device: SignedInDevice) => signOutDevice(device.id),
    onSuccess: async (_, { device }) => {
      notifySuccess('Device signed out', device);
      await reload();
    },
    // Somebody, or another window, was faster: show what is true now.
    onError: reload,
  });
  const signOutOthers = useMutation({
    mutationFn: signOutOtherDevices,
    onSuccess: async () => {
      notifySuccess('Other devices signed out', 'You are signed in on this device alone.');
      await reload();
    },
  });
  return { signOut, signOutOthers };
};

const DeviceWords = ({ device }: { readonly device: SignedInDevice }) => {
  const say = useSay();
  return (
    <div>
      <Group gap="xs">
        <Text fw={600}>{device.device}</Text>
        {device.isThisOne ? <Badge>{say('This device')}</Badge> : null}
      </Group>
      <Text size="sm" c="dimmed" className={classes.details}>
        {device.ipAddress ? `${device.ipAddress} · ` : ''}
        {say(
          device.isThisOne
            ? `Signed in ${formatDate(device.signedInAt)}`
            : `Last seen ${formatDate(device.lastSeenAt)}, ${formatTime(device.lastSeenAt)}`,
        )}
      </Text>
    </div>
  );
};

const signedOut = (signOut: { readonly isSuccess: boolean; readonly variables: SignedInDevice | undefined }) =>
  signOut.isSuccess && signOut.variables ? `${signOut.variables.device} was signed out.` : undefined;
