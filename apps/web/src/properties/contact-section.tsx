import { TextInput } from '@mantine/core';
import type { FormSectionProps } from '#properties/details-section.tsx';
import classes from '#properties/property-form.module.css';
import { Panel } from '#ui/panel.tsx';

/** Whom the team answers. */
export const ContactSection = ({ form }: FormSectionProps) => (
  <Panel title="Your contact details" aside="Fields with * are required">
    <div className={classes.fields}>
      <TextInput
        label="Your name"
        required
        autoComplete="name"
        maxLength={120}
        className={classes.whole}
        key={form.key('submitterName')}
        {...form.getInputProps('submitterName')}
      />
      <TextInput
        label="Phone"
        type="tel"
        required
        autoComplete="tel"
        maxLength={40}
        key={form.key('submitterPhone')}
        {...form.getInputProps('submitterPhone')}
      />
      <TextInput
        label="Email"
        type="email"
        required
        autoComplete="email"
        maxLength={254}
        key={form.key('submitterEmail')}
        {...form.getInputProps('submitterEmail')}
      />
    </div>
  </Panel>
);
