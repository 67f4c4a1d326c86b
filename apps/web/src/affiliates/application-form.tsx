import type { AffiliateApplication, PayoutMethod } from '@evergrant/contract/affiliates.ts';
import { Button, Radio, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { useEffect, useState } from 'react';
import { brand } from '@evergrant/domain/brand/brand.ts';
import { AccountFirst } from '#affiliates/account-first.tsx';
import classes from '#affiliates/application-form.module.css';
import { storedDraft, storeDraft } from '#affiliates/application-draft.ts';
import { payoutMethods } from '#affiliates/payout-methods.ts';
import { useApplication } from '#affiliates/use-application.ts';
import { tidyApplication, validateApplication } from '#affiliates/validate-application.ts';
import { useSession, type Session } from '#platform/session.ts';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';

const empty: AffiliateApplication = {
  firstName: '',
  lastName: '',
  email: '',
  website: '',
  socialMedia: '',
  experience: '',
  motivation: '',
  payoutMethod: 'paypal',
  payoutDetails: '',
};

type Form = UseFormReturnType<AffiliateApplication>;

/** The application. What was typed outlives a detour to the login page, payout details excepted. */
export const ApplicationForm = () => {
  const session = useSession();
  const [method, setMethod] = useState<PayoutMethod>(empty.payoutMethod);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: empty,
    onValuesChange: (typed) => {
      setMethod(typed.payoutMethod);
      storeDraft(typed);
    },
  });
  const application = useApplication(form);
  useWhatIsKnown(form, session);

  const submit = form.onSubmit((typed) => {
    const tidy = tidyApplication(typed);
    const wrong = validateApplication(tidy);
    form.setErrors(wrong);
    const [first] = Object.keys(wrong);
    if (first) return form.getInputNode(first)?.focus();
    application.send(tidy, session.state === 'signed-out');
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <AboutYou form={form} />
        <Words form={form} />
        <Payout form={form} method={method} />
        {application.needsAccount ? <AccountFirst isRefused /> : null}
        <Text size="sm" c="dimmed">
          By applying you agree to the <TextLink to="#rules">rules of the program</TextLink>, and say that you are{' '}
          {brand.limits.minimumAge} or older.
        </Text>
        <div className={classes.submit}>
          <Button type="submit" size="lg" fullWidth loading={application.isSending}>
            Submit Application
          </Button>
        </div>
        <div className={classes.withoutScript}>
          <Notice tone="attention" title="JavaScript is switched off">
            The form can’t be sent without it. Switch it on, or write to {brand.supportEmail} instead.
          </Notice>
        </div>
      </Stack>
    </form>
  );
};

const AboutYou = ({ form }: { readonly form: Form }) => (
  <div className={classes.pair}>
    <TextInput
      label="First Name"
      autoComplete="given-name"
      maxLength={100}
      key={form.key('firstName')}
      {...form.getInputProps('firstName')}
    />
    <TextInput
      label="Last Name"
      autoComplete="family-name"
      maxLength={100}
      key={form.key('lastName')}
      {...form.getInputProps('lastName')}
    />
    <TextInput
      className={classes.whole}
      label="Email"
      description="Where we can reach you. Our answer goes to the address of your account."
      type="email"
      autoComplete="email"
      maxLength={254}
      key={form.key('email')}
      {...form.getInputProps('email')}
    />
    <TextInput
      label="Website"
      description="Optional"
      type="url"
      inputMode="url"
      autoComplete="url"
      maxLength={290}
      key={form.key('website')}
      {...form.getInputProps('website')}
    />
    <TextInput
      label="Social Media"
      description="Optional"
      maxLength={500}
      key={form.key('socialMedia')}
      {...form.getInputProps('socialMedia')}
    />
  </div>
);

const Words = ({ form }: { readonly form: Form }) => (
  <>
    <Textarea
      label="Marketing Experience"
      description="What have you recommended before, and how?"
      autosize
      minRows={3}
      maxRows={12}
      maxLength={4000}
      key={form.key('experience')}
      {...form.getInputProps('experience')}
    />
    <Textarea
      label="Motivation"
      description={`Why ${brand.name}, and who are the people you would tell?`}
      autosize
      minRows={3}
      maxRows={12}
      maxLength={4000}
      key={form.key('motivation')}
      {...form.getInputProps('motivation')}
    />
  </>
);

const Payout = ({ form, method }: { readonly form: Form; readonly method: PayoutMethod }) => (
  <>
    <Radio.Group label="Payout Method" key={form.key('payoutMethod')} {...form.getInputProps('payoutMethod')}>
      <div className={classes.methods}>
        {payoutMethods.map(({ id, label }) => (
          <Radio key={id} value={id} label={label} />
        ))}
      </div>
    </Radio.Group>
    <TextInput
      label="Payout Details"
      description={payoutMethods.find(({ id }) => id === method)?.details}
      autoComplete="off"
      maxLength={500}
      key={form.key('payoutDetails')}
      {...form.getInputProps('payoutDetails')}
    />
  </>
);

/** Fills in what this tab remembers, or else what the account says; never over something typed. */
const useWhatIsKnown = (form: Form, session: Session): void => {
  useEffect(() => {
    const draft = storedDraft();
    if (draft) form.setValues(draft);
    // Once, when the page has come to life; the form object is new at every render.
    // eslint-disable-next-line react/exhaustive-deps
  }, []);

  const user = session.state === 'signed-in' ? session.user : undefined;
  useEffect(() => {
    if (!user) return;
    const { firstName, lastName } = splitName(user.name);
    const known = { firstName, lastName, email: user.email };
    for (const field of ['firstName', 'lastName', 'email'] as const) {
      const isFree = form.getValues()[field] === '' && form.getInputNode(field) !== document.activeElement;
      if (isFree && known[field] !== '') form.setFieldValue(field, known[field]);
    }
    // As soon as it is known who is here.
    // eslint-disable-next-line react/exhaustive-deps
  }, [user?.id]);
};

const splitName = (name: string) => {
  const parts = name.trim().split(/\s+/);
  return { firstName: parts.slice(0, 1).join(' '), lastName: parts.slice(1).join(' ') };
};
