import '@mantine/charts/styles.css';
import type { AnalyticsMonth } from '@evergrant/contract/administration-records.ts';
import { BarChart } from '@mantine/charts';
import { Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import classes from '#administration/month-chart.module.css';
import table from '#administration/figures-table.module.css';

interface Props {
  readonly title: string;
  /** Of the theme, e.g. `green.7`. */
  readonly color: string;
  readonly unit: 'dollars' | 'count';
  readonly months: readonly AnalyticsMonth[];
  readonly value: (month: AnalyticsMonth) => number;
}

const shortMonth = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const longMonth = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const compact = { notation: 'compact', maximumFractionDigits: 1 } as const;
const short = {
  dollars: new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', ...compact }),
  count: new Intl.NumberFormat('en-US', compact),
};
const exact = {
  dollars: new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }),
  count: new Intl.NumberFormat('en-US'),
};

/** One figure by month as bars that say their own value, and the same as a table for whoever does not see bars. */
export const MonthChart = (props: Props) => (
  <figure className={classes.figure}>
    <figcaption>
      <Title order={3} size="h4">
        {props.title}
      </Title>
    </figcaption>
    <div aria-hidden="true">
      <MonthBars {...props} />
    </div>
    <details className={classes.details}>
      <summary>{props.title} as a table</summary>
      <MonthTable {...props} />
    </details>
  </figure>
);

const MonthBars = ({ title, color, unit, months, value }: Props) => {
  // Beside each other twelve values need more width than a phone has.
  const isPhone = useMediaQuery('(max-width: 48em)');
  const data = months.map((month) => ({ month: shortMonth.format(new Date(month.month)), value: value(month) }));
  return (
    <BarChart
      h={isPhone ? 440 : 240}
      data={data}
      dataKey="month"
      orientation={isPhone ? 'vertical' : 'horizontal'}
      series={[{ name: 'value', label: title, color }]}
      withXAxis={!isPhone}
      withYAxis={isPhone}
      withTooltip={false}
      withBarValueLabel
      valueLabelProps={{ fontSize: 14 }}
      gridAxis="none"
      tickLine="none"
      maxBarWidth={56}
      valueFormatter={(number) => (number === 0 ? '' : short[unit].format(number))}
      barProps={{ isAnimationActive: false, radius: 4 }}
      barChartProps={{ accessibilityLayer: false, margin: isPhone ? { right: 56 } : { top: 24 } }}
      xAxisProps={isPhone ? {} : { interval: 0, tick: { fontSize: 14 } }}
      yAxisProps={isPhone ? { interval: 0, width: 44, tick: { fontSize: 14 } } : {}}
    />
  );
};

const MonthTable = ({ title, unit, months, value }: Props) => (
  <table className={table.table}>
    <thead>
      <tr>
        <th scope="col">Month</th>
        <th scope="col">{title}</th>
      </tr>
    </thead>
    <tbody>
      {months.map((month) => (
        <tr key={month.month}>
          <th scope="row">{longMonth.format(new Date(month.month))}</th>
          <td>{exact[unit].format(value(month))}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
