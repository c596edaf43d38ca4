import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import { dateLine, timeMs } from '#lib/time/dates.ts';
import { Headline } from '#ui/card/headline.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { Button } from '#ui/control/button.tsx';
import { chipLinkClass } from '#ui/control/chip.ts';
import { PauseIcon, ReadAloudIcon } from '#ui/icons/audio.tsx';
import { SkeletonLine } from '#ui/state/skeleton.tsx';
import { visuallyHiddenClass } from '#ui/state/visually-hidden.ts';
import { SoundBars } from '#widgets/audio/sound-bars.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { PageShareButton } from '#widgets/share/page-share-button.tsx';
import { briefingQuery } from '../shared/briefing-queries.ts';
import { NewsRow } from '../shared/lists/news-row.tsx';
import { StoriesSkeleton } from '../shared/lists/published-stories.tsx';
import { briefingName, headlinesOf } from './briefing-reading.ts';
import styles from './briefing-page.module.css';
import { useBriefingSound } from './use-briefing-sound.ts';

const barTitle = '早报和晚报';
const hours = { morning: '7:00', evening: '18:00' } as const;

/** 早报 or 晚报: eight headlines to read or to hear. The edition is loaded by `loadBriefing`. */
export function BriefingPage({ id }: { readonly id: string | undefined }) {
  const briefing = useSuspenseQuery(briefingQuery(useGateway(), id)).data;
  const { date, edition, list, others } = briefing;
  const care = useRouteContext({ from: '__root__', select: ({ visit }) => visit.care });
  const sound = useBriefingSound(briefing);
  const firstPictured = list.find(({ covers }) => covers.length > 0)?.id;
  const name = briefingName(briefing);
  return (
    <>
      <PageBar
        title={barTitle}
        end={
          <PageShareButton
            title={`${name}：${list.length} 条要闻`}
            summary={headlinesOf(briefing)}
            date={date}
            picture={list[0]?.covers[0]?.url}
            path={`/briefing/${briefing.id}`}
            hint="长按识别二维码，读这一期，也能听"
          />
        }
      />
      <main>
        <header className={styles.head}>
          <Headline>{name}</Headline>
          <p className={styles.date}>
            {dateLine(timeMs(`${date} ${hours[edition].padStart(5, '0')}:00`))} {hours[edition]}，要闻{' '}
            {list.length} 条
          </p>
          <Listen sound={sound} stories={list.length} />
        </header>
        <h2 id="stories" className={visuallyHiddenClass}>
          要闻
        </h2>
        <ol className={styles.stories} aria-labelledby="stories">
          {list.map((story, index) => (
            <li key={story.id} className={styles.story} aria-current={sound.story === index || undefined}>
              <NewsRow
                item={story}
                first={story.id === firstPictured}
                size={care ? 'brief' : 'compact'}
                excerpt={story.summary || undefined}
              />
            </li>
          ))}
        </ol>
        <section aria-labelledby="rule">
          <SectionHead id="rule" title="怎么选的" />
          <p className={styles.rule}>
            每天 7:00 出早报，18:00 出晚报，由程序按下面的办法各选 8
            条：先看上一期以后发布的报道，不够时加上最近 24
            小时里上一期没有选的；编辑标为要闻的在前，其余按阅读数从多到少；同一频道最多 2
            条，别的频道不够时才多选。选定以后不再变，编辑撤下的报道会从这里消失，也可能换上另一条。
          </p>
        </section>
        {others.length > 0 && (
          <nav className={styles.others} aria-labelledby="others">
            <SectionHead id="others" title="往期" />
            <ul className={styles.editions}>
              {others.map((other) => (
                <li key={other.id}>
                  <Link
                    to="/briefing/{-$id}"
                    params={{ id: other.id }}
                    preload="intent"
                    className={chipLinkClass}
                  >
                    {briefingName(other)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </main>
    </>
  );
}

interface ListenProps {
  readonly sound: ReturnType<typeof useBriefingSound>;
  readonly stories: number;
}

/** The listening version: reads the stories in order with the device's voice. */
function Listen({ sound, stories }: ListenProps) {
  const { state, story } = sound;
  const isGoing = state === 'heard' || state === 'busy';
  return (
    <div className={styles.listen}>
      <Button aria-pressed={isGoing} onPointerDown={sound.preload} onClick={sound.toggle}>
        {state === 'heard' ? <SoundBars isHeard /> : isGoing ? <PauseIcon /> : <ReadAloudIcon />}
        {textOf(state)}
      </Button>
      {story === undefined ? (
        <span className={styles.note} role="status">
          {state === 'voiceless'
            ? '这台设备没有中文语音，听不了，请读下面的文字'
            : `约 ${sound.minutes} 分钟`}
        </span>
      ) : (
        <>
          <span className={styles.note} role="status">
            {story < 0 ? `共 ${stories} 条` : `第 ${story + 1} 条，共 ${stories} 条`}
          </span>
          {story + 1 < stories && (
            <Button variant="quiet" onClick={() => sound.readFrom(story + 1)}>
              下一条
            </Button>
          )}
        </>
      )}
    </div>
  );
}

function textOf(state: ListenProps['sound']['state']): string {
  switch (state) {
    case 'busy':
      return '正在准备';
    case 'heard':
      return '暂停';
    case 'paused':
      return '继续听';
    case 'failed':
      return '再试一次';
    case 'ended':
      return '再听一遍';
    case 'voiceless':
    case undefined:
      return '听这一期';
  }
}

/** Skeleton of an edition. */
export function BriefingSkeleton() {
  return (
    <>
      <PageBar title={barTitle} />
      <main aria-busy="true" aria-label="正在加载">
        <div className={styles.head}>
          <SkeletonLine width={0.5} />
          <SkeletonLine width={0.7} />
        </div>
        <StoriesSkeleton />
      </main>
    </>
  );
}
