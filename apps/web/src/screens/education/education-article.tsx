import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { EducationPage } from '#content/education/education-page.ts';
import { ComparisonTable } from '#screens/education/comparison-table.tsx';
import { CostPanel } from '#screens/education/cost-panel.tsx';
import { Meanwhile } from '#screens/education/meanwhile.tsx';
import { NextActs } from '#screens/education/next-acts.tsx';
import { OnThisPage } from '#screens/education/on-this-page.tsx';
import { OtherTrusts } from '#screens/education/other-trusts.tsx';
import { PointGrid } from '#screens/education/point-grid.tsx';
import { SourceList } from '#screens/education/source-list.tsx';
import { SuitedFor } from '#screens/education/suited-for.tsx';
import classes from '#screens/education/education-article.module.css';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { QuestionList } from '#ui/question-list.tsx';
import { Section } from '#ui/section.tsx';
import { Steps } from '#ui/steps.tsx';

interface EducationArticleProps {
  readonly page: EducationPage;
  readonly drawing: ReactNode;
}

/** A kind of trust explained: what it is, how it works, what it gives and costs, and what people ask about it. */
export const EducationArticle = ({ page, drawing }: EducationArticleProps) => (
  <>
    <Opening page={page} drawing={drawing} />
    <Section title="What it is" ground="card" id="what-it-is">
      <Definition page={page} />
    </Section>
    <Section title="How it works, step by step" id="how-it-works">
      <Steps steps={page.steps} />
    </Section>
    <Section title="Benefits" ground="card" id="benefits">
      <PointGrid points={page.benefits} kind="benefit" />
    </Section>
    <Section
      title="Limits and risks"
      intro="Know these before you decide. They are why people regret a trust."
      id="limits"
    >
      <PointGrid points={page.limits} kind="limit" />
    </Section>
    <Section title={page.comparison.title} intro={page.comparison.intro} ground="card" id="comparison">
      <ComparisonTable comparison={page.comparison} />
    </Section>
    <Section title="Who it suits, and who not" id="who-it-suits">
      <SuitedFor suits={page.suits} suitsNot={page.suitsNot} />
    </Section>
    <Section title={page.afterSigning.title} intro={page.afterSigning.intro} ground="card" id="after-signing">
      <PointGrid points={page.afterSigning.points} kind="plain" />
    </Section>
    <Section title={page.particular.title} intro={page.particular.intro} id="particular">
      <PointGrid points={page.particular.points} kind="plain" />
    </Section>
    <Section title="What it costs here" ground="card" id="cost">
      <CostPanel page={page} />
    </Section>
    <Section title="Questions people ask" id="questions">
      <QuestionList questions={page.questions} />
    </Section>
    <Section title="Where this comes from" ground="card" id="sources">
      <SourceList sources={page.sources} asOf={page.asOf} />
      <OtherTrusts here={page.path} />
    </Section>
  </>
);

const Opening = ({ page, drawing }: EducationArticleProps) => (
  <div className={classes.opening}>
    <Breadcrumbs above={[{ label: 'Home', to: '/' }]} here={page.name} />
    <div className={classes.hero}>
      <div>
        <Title order={1} className={classes.title}>
          {page.name}
        </Title>
        <p className={classes.lead}>{page.lead}</p>
        <div className={classes.acts}>
          <NextActs typeId={page.typeId} />
        </div>
      </div>
      <div className={classes.picture}>{drawing}</div>
    </div>
    <Meanwhile typeId={page.typeId} />
    <dl className={classes.glance} aria-label="At a glance">
      {page.atAGlance.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    <OnThisPage page={page} />
  </div>
);

const Definition = ({ page }: Pick<EducationArticleProps, 'page'>) => (
  <div className={classes.definition}>
    <div className={classes.prose}>
      {page.whatItIs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
    <dl className={classes.people}>
      {page.people.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </div>
);
