import { Paper, Text, Title } from '@mantine/core';
import { IconCalendarDollar, IconCash, IconLink, IconRepeat } from '@tabler/icons-react';
import { ApplicationSection } from '#affiliates/application-section.tsx';
import { brand } from '@evergrant/domain/brand/brand.ts';
import { affiliateBenefits, affiliateHeadline, affiliateRules, disclosureRule } from '#content/affiliate-program.ts';
import { publicPageMeta } from '#platform/page-meta.ts';
import classes from '#screens/affiliate-apply.module.css';
import { PageHeading } from '#ui/page-heading.tsx';
import { Page } from '#ui/page.tsx';
import { Panel } from '#ui/panel.tsx';

export const meta = () =>
  publicPageMeta({
    title: 'Affiliate program',
    description: `${affiliateHeadline}. Recommend ${brand.name}, see every sale in your own dashboard, and apply in a few minutes.`,
    keywords: ['affiliate program', 'estate planning affiliate', 'living trust affiliate'],
    path: '/affiliate-apply',
  });

const icons = [IconCash, IconRepeat, IconCalendarDollar, IconLink];

const AffiliateApply = () => (
  <Page>
    <PageHeading
      title={affiliateHeadline}
      subtitle={`Recommend ${brand.name} to people who want their papers in order. When they buy, you are paid.`}
    />
    <div className={classes.benefits}>
      {affiliateBenefits.map(({ title, text }, position) => {
        const Icon = icons[position] ?? IconCash;
        return (
          <Paper key={title} component="article" p="lg">
            <Icon className={classes.icon} size={28} stroke={1.6} aria-hidden="true" />
            <Title order={2} size="h3">
              {title}
            </Title>
            <Text mt="xs">{text}</Text>
          </Paper>
        );
      })}
    </div>
    <div className={classes.columns}>
      <ApplicationSection />
      <Rules />
    </div>
  </Page>
);
export default AffiliateApply;

const Rules = () => (
  <aside id="rules" aria-label="Rules of the program">
    <Panel title="The rules, in plain words">
      <dl className={classes.rules}>
        {affiliateRules.map(({ title, text }, position) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              {text}
              {position === 0 ? (
                <>
                  {' '}
                  See the FTC’s guides on endorsements, <a href={disclosureRule.address}>{disclosureRule.name}</a>.
                </>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  </aside>
);
