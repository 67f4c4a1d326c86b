import type { DocumentHtml } from '@evergrant/contract/documents.ts';
import { findingLevels } from '@evergrant/domain/review/finding.ts';
import { List, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import { onceEach } from '#documents/once-each.ts';
import classes from '#documents/preview/preview.module.css';
import { useSay } from '#platform/language/use-say.ts';

type Finding = DocumentHtml['findings'][number];

const iconByLevel = { error: IconCircleX, warning: IconAlertTriangle, information: IconInfoCircle } as const;
const wordByLevel = { error: 'Must be mended', warning: 'Please check', information: 'Good to know' } as const;

/** What a person should read before paying or signing, the most serious first. */
export const FindingsList = ({ findings }: { readonly findings: readonly Finding[] }) => {
  const say = useSay();
  if (findings.length === 0) {
    return <Text>{say('Nothing stands out. Please still read every page before you pay or sign.')}</Text>;
  }
  const ordered = findingLevels.flatMap((level) => onceEach(findings.filter((finding) => finding.level === level)));
  return (
    <List className={classes.findings} spacing="sm" listStyleType="none">
      {ordered.map((finding) => {
        const Icon = iconByLevel[finding.level];
        return (
          <List.Item key={`${finding.level} ${finding.message}`} className={classes.finding} data-level={finding.level}>
            <Icon size={22} aria-hidden className={classes.findingIcon} />
            <span>
              <strong>{say(wordByLevel[finding.level])}.</strong> {say(finding.message)}
            </span>
          </List.Item>
        );
      })}
    </List>
  );
};
