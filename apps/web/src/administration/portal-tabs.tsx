import { Tabs, VisuallyHidden } from '@mantine/core';
import { lazy, Suspense, type ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import classes from '#administration/portal-tabs.module.css';
import { ApplicationsTab } from '#administration/applications-tab.tsx';
import { AuditTab } from '#administration/audit-tab.tsx';
import { CommissionsTab } from '#administration/commissions-tab.tsx';
import { PayoutsTab } from '#administration/payouts-tab.tsx';
import { PropertiesTab } from '#administration/properties-tab.tsx';
import { PurchasesTab } from '#administration/purchases-tab.tsx';
import { StatCards } from '#administration/stat-cards.tsx';
import { WebhooksTab } from '#administration/webhooks-tab.tsx';
import { LoadingState } from '#ui/loading-state.tsx';

// Charts are large: they come with their tab.
const AnalyticsTab = lazy(async () => ({ default: (await import('#administration/analytics-tab.tsx')).AnalyticsTab }));

const tabs: readonly (readonly [value: string, label: string, Content: ComponentType])[] = [
  ['applications', 'Applications', ApplicationsTab],
  ['commissions', 'Commissions', CommissionsTab],
  ['analytics', 'Analytics', AnalyticsTab],
  ['payouts', 'Payouts', PayoutsTab],
  ['purchases', 'Purchases', PurchasesTab],
  ['properties', 'Properties', PropertiesTab],
  ['webhooks', 'Webhooks', WebhooksTab],
  ['audit', 'Audit log', AuditTab],
];

/** Everything that administrators see and decide. The open tab is part of the address. */
export const PortalTabs = () => {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('tab');
  const open = tabs.some(([value]) => value === asked) ? asked : 'applications';
  const change = (value: string | null) => setQuery(value ? { tab: value } : {}, { replace: true });
  return (
    <>
      <div className={classes.figures} data-elsewhere={open === 'applications' ? undefined : true}>
        <StatCards />
      </div>
      <Tabs value={open} onChange={change} keepMounted={false} classNames={{ tab: classes.tab }}>
        <Tabs.List aria-label="Administration" className={classes.list}>
          {tabs.map(([value, label]) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(([value, label, Content]) => (
          <Tabs.Panel key={value} value={value} pt="lg">
            <VisuallyHidden component="h2">{label}</VisuallyHidden>
            <Suspense fallback={<LoadingState label="Loading…" />}>
              <Content />
            </Suspense>
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  );
};
