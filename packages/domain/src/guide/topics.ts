import { circleTopics } from '#guide/circle-topics.ts';
import { companyTopics } from '#guide/company-topics.ts';
import { estateTopics } from '#guide/estate-topics.ts';
import { everydayTopics } from '#guide/everyday-topics.ts';
import { familyTopics } from '#guide/family-topics.ts';
import { heirTopics } from '#guide/heir-topics.ts';
import { houseTopics } from '#guide/house-topics.ts';
import { interviewTopics } from '#guide/interview-topics.ts';
import { laterTopics } from '#guide/later-topics.ts';
import { marriageTopics } from '#guide/marriage-topics.ts';
import { officeTopics } from '#guide/office-topics.ts';
import { payingTopics } from '#guide/paying-topics.ts';
import { productTopics } from '#guide/product-topics.ts';
import { propertyTopics } from '#guide/property-topics.ts';
import type { Topic } from '#guide/topic.ts';

/** What the floating assistant knows besides the glossary. */
export const topics: readonly Topic[] = [
  ...payingTopics,
  ...productTopics,
  ...estateTopics,
  ...familyTopics,
  ...marriageTopics,
  ...heirTopics,
  ...officeTopics,
  ...propertyTopics,
  ...companyTopics,
  ...interviewTopics,
  ...laterTopics,
  ...houseTopics,
  ...everydayTopics,
  ...circleTopics,
];
