import { brand } from '@evergrant/domain/brand/brand.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import classes from '#accounts/second-factor-setup.module.css';
import { useFirstFocus } from '#accounts/use-first-focus.ts';
import { useSay } from '#platform/language/use-say.ts';
import { Notice } from '#ui/notice.tsx';
import { saveFile } from '#ui/save-file.ts';

interface RecoveryCodeListProps {
  readonly codes: readonly string[];
  /** Whether the second factor was turned on just now. */
  readonly isFirst: boolean;
  readonly onSaved: () => void;
}

/** The recovery codes, this once; they leave the page when the member has saved them. */
export const RecoveryCodeList = ({ codes, isFirst, onSaved }: RecoveryCodeListProps) => {
  const say = useSay();
  const clipboard = useClipboard({ timeout: 4000 });
  const list = useFirstFocus<HTMLUListElement>();
  return (
    <Stack gap="md">
      <Notice tone="success">
        {say(
          isFirst
            ? 'Your second factor is on. Your other devices were signed out.'
            : 'You have new recovery codes. The old ones no longer work.',
        )}
      </Notice>
      <Text>
        {say(
          'Keep these recovery codes in a safe place, not on your phone. Each one signs you in once when you do not have your authenticator app. We cannot show them again.',
        )}
      </Text>
      <ul className={classes.codes} aria-label={say('Recovery codes')} ref={list} tabIndex={-1}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group>
        <Button variant="default" onClick={() => save(codes)}>
          {say('Save as a file')}
        </Button>
        <Button variant="default" onClick={() => clipboard.copy(codes.join('\n'))}>
          {say(clipboard.copied ? 'Copied' : 'Copy')}
        </Button>
        <Button onClick={onSaved}>{say('I have saved them')}</Button>
      </Group>
    </Stack>
  );
};

const save = (codes: readonly string[]): void => {
  const lines = [`Recovery codes of your ${brand.name} account. Each one works once.`, '', ...codes, ''];
  saveFile(new Blob([lines.join('\n')], { type: 'text/plain' }), 'recovery-codes.txt');
};
