import { Carousel } from '#ui/list/carousel.tsx';
import { Picture } from '#ui/content/picture.tsx';
import styles from './banner-carousel.module.css';
import { NewsLink } from '#widgets/news-link/news-link.tsx';
import type { Banner } from '../shared/news-types.ts';

interface BannerCarouselProps {
  readonly banners: readonly Banner[];
}

export function BannerCarousel({ banners }: BannerCarouselProps) {
  if (banners.length === 0) return null;
  const slides = banners.map(({ id, title, picture, link }, index) => ({
    id,
    content: (
      <NewsLink target={link} className={styles.slide ?? ''}>
        <Picture
          url={picture.url}
          alt=""
          color={picture.color}
          ratio="16/9"
          sizes="min(100vw, 640px)"
          first={index === 0}
          square
        />
        <span className={styles.title}>{title}</span>
      </NewsLink>
    ),
  }));
  return <Carousel label="头条图片" slides={slides} />;
}
