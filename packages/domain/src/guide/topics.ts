import { estateTopics } from '#guide/estate-topics.ts';
import { familyTopics } from '#guide/family-topics.ts';
import { payingTopics } from '#guide/paying-topics.ts';
import { productTopics } from '#guide/product-topics.ts';
import type { Topic } from '#guide/topic.ts';

/** What the floating assistant knows besides the glossary. */
export const topics: readonly Topic[] = [...payingTopics, ...productTopics, ...estateTopics, ...familyTopics];
