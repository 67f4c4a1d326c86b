import { ActionIcon, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { propertyPictures } from '#properties/drawings.tsx';
import classes from '#properties/picture-carousel.module.css';
import { showFrom, stepFrom, shownAtOnce } from '#properties/step-pictures.ts';

/** Eight pictures, three at a time; a step shows the next three and goes on at the other end. It never moves by itself. */
export const PictureCarousel = () => {
  const count = propertyPictures.length;
  const [first, setFirst] = useState(0);
  const step = (direction: 1 | -1) => setFirst((current) => stepFrom(current, { count, direction }));
  const stepByKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') step(1);
    if (event.key === 'ArrowLeft') step(-1);
  };
  const order = showFrom(first, count);
  return (
    <section className={classes.carousel} aria-roledescription="carousel" aria-label="Kinds of properties">
      <div className={classes.controls}>
        <Text size="sm" c="dimmed" className={classes.position}>
          Pictures {inWords(order.slice(0, shownAtOnce))} of {count}
        </Text>
        <ActionIcon variant="default" aria-label="Previous pictures" onClick={() => step(-1)} onKeyDown={stepByKey}>
          <IconChevronLeft size={22} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon variant="default" aria-label="Next pictures" onClick={() => step(1)} onKeyDown={stepByKey}>
          <IconChevronRight size={22} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </div>
      <div className={classes.slides} aria-live="polite">
        {order.map((index, place) => {
          const picture = propertyPictures[index];
          if (!picture) return null;
          return (
            <div
              key={picture.name}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${count}: ${picture.name}`}
              className={classes.slide}
              hidden={place >= shownAtOnce}
            >
              <div className={classes.picture}>{picture.drawing}</div>
              <div>
                <p className={classes.name}>{picture.name}</p>
                <p className={classes.text}>{picture.text}</p>
              </div>
            </div>
          );
        })}
      </div>
    </section>
  );
};

/** `7, 8 and 1`, as people count. */
const inWords = (indices: readonly number[]): string => {
  const numbers = indices.map((index) => String(index + 1));
  return `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1) ?? ''}`;
};
