import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { countText } from '#lib/text/counts.ts';
import { machineTime } from '#lib/time/machine-time.ts';
import { ListenIcon } from '#ui/icons/media.tsx';
import { EndMark } from '#ui/list/end-mark.tsx';
import { Headline } from '#ui/card/headline.tsx';
import { linkClass } from '#ui/control/link.ts';
import { Picture } from '#ui/content/picture.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useSound } from '#widgets/sound/sound-context.ts';
import { ArticleBody } from '../shared/text/article-body.tsx';
import styles from './audio-news-page.module.css';
import { audioFromQuery } from './audio-queries.ts';
import { AudioRow } from './audio-row.tsx';
import { trackOf } from '../shared/audio-track.ts';
import { EpisodePlayer } from './episode-player.tsx';
import type { Article, AudioEpisode } from '../shared/news-types.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { wholeArticleQuery } from '../shared/queries.ts';
import { StoryShare } from '../shared/text/story-share.tsx';

/** 听新闻: an episode with player and transcript. Data is loaded by `loadAudioNews`. */
export function AudioNewsPage({ newsId }: { readonly newsId: string }) {
  const gateway = useGateway();
  const sound = useSound();
  const article = useSuspenseQuery(wholeArticleQuery(gateway, newsId)).data;
  const { list, previous } = useSuspenseQuery(audioFromQuery(gateway, newsId)).data;
  const [episode, ...following] = list;
  const tracks = useMemo(() => [...(previous ? [previous] : []), ...list].map(trackOf), [previous, list]);
  const index = previous ? 1 : 0;
  if (episode === undefined) return null;
  return (
    <>
      <PageBar
        title="听新闻"
        end={<StoryShare story={article} picture={article.covers[0]?.url} page="audioNews" />}
      />
      <main>
        <article>
          <Cover episode={episode} />
          <EpisodeHead episode={episode} />
          <EpisodePlayer tracks={tracks} index={index} />
          <Transcript article={article} />
        </article>
        {following.length > 0 && (
          <section className={styles.section} aria-labelledby="following">
            <SectionHead id="following" title="接着听" />
            {following.map((one, at) => (
              <AudioRow
                key={one.id}
                episode={one}
                isInProgramme={episode.programme !== undefined}
                onToggle={() => sound.toggle(tracks, index + 1 + at)}
              />
            ))}
            <EndMark text="接下来的节目到这里为止" />
          </section>
        )}
      </main>
    </>
  );
}

function Cover({ episode: { cover } }: { readonly episode: AudioEpisode }) {
  return (
    <div className={styles.cover}>
      {cover === undefined ? (
        <span className={styles.disc}>
          <ListenIcon />
        </span>
      ) : (
        <Picture {...cover} ratio="3/2" sizes="min(100vw, 640px)" first />
      )}
    </div>
  );
}

function EpisodeHead({ episode }: { readonly episode: AudioEpisode }) {
  const { title, programme, source, publishedAt, counts } = episode;
  return (
    <header className={styles.head}>
      <Headline>{title}</Headline>
      <p className={styles.meta}>
        {programme === undefined ? (
          <span>{source}</span>
        ) : (
          <Link
            to="/audioList/$"
            params={{ _splat: programme.id }}
            preload="intent"
            className={styles.programme}
          >
            {programme.name}
          </Link>
        )}
        <time dateTime={machineTime(publishedAt)}>{publishedAt}</time>
        {counts.reads > 0 && <span>{countText(counts.reads)} 人听过</span>}
      </p>
    </header>
  );
}

/** The text of the episode. */
function Transcript({ article }: { readonly article: Article }) {
  const { reporter, editor, copyright, counts, id } = article;
  const names = [reporter && `主播 ${reporter}`, editor && `编辑 ${editor}`].filter(Boolean);
  return (
    <section className={styles.section} aria-labelledby="transcript">
      <SectionHead id="transcript" title="文字稿" />
      <ArticleBody article={article} firstPictureMatters={false} withoutOwnSound />
      <footer className={styles.credits}>
        {names.length > 0 && <p>{names.join('　')}</p>}
        {copyright !== '' && <p>{copyright}</p>}
        <p>
          <Link to="/comment/$" params={{ _splat: id }} preload="intent" className={linkClass}>
            {counts.comments > 0 ? `查看 ${countText(counts.comments)} 条评论` : '说说您的看法'}
          </Link>
        </p>
      </footer>
    </section>
  );
}
