import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import type { Settings } from '#platform/storage/settings.ts';
import { Switch } from '#ui/control/switch.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { useAction } from '#widgets/notice/use-action.ts';
import { Choices } from '#ui/control/choices.tsx';
import { TextSizeChoices } from '#widgets/settings/text-size-choices.tsx';
import { useSettings } from '#widgets/settings/use-settings.ts';
import styles from './my-settings.module.css';

const loadClearing = () => import('./clear-cache-sheet.tsx');
const ClearCacheSheet = lazy(async () => ({ default: (await loadClearing()).ClearCacheSheet }));

const themes = [
  { value: 'auto', label: '跟随系统' },
  { value: 'light', label: '关闭' },
  { value: 'dark', label: '打开' },
] as const satisfies readonly { value: Settings['theme']; label: string }[];

/** 设置: appearance and data usage on this device. */
export function MySettings() {
  const [{ theme, care, dataSaver }, choose] = useSettings();
  const act = useAction();
  const [isClearing, setClearing] = useState(false);
  return (
    <section aria-labelledby="settings">
      <SectionHead id="settings" title="设置" />
      <ul className={styles.list}>
        <Setting name="文字大小">{(labelId) => <TextSizeChoices labelId={labelId} />}</Setting>
        <Setting name="深色模式">
          {(labelId) => (
            <Choices
              labelId={labelId}
              options={themes}
              value={theme}
              onChoose={(chosen) => choose({ theme: chosen })}
            />
          )}
        </Setting>
        <Setting name="关怀版" note="字大、按钮大，没有广告，适合长辈">
          {(labelId) => <Switch labelId={labelId} on={care} onChange={(on) => choose({ care: on })} />}
        </Setting>
        <Setting name="省流量" note="不提前加载，不自动播放">
          {(labelId) => (
            <Switch labelId={labelId} on={dataSaver} onChange={(on) => choose({ dataSaver: on })} />
          )}
        </Setting>
        <li>
          <button
            type="button"
            className={styles.row}
            aria-haspopup="dialog"
            onClick={() =>
              act(async () => {
                await loadClearing();
                setClearing(true);
              })
            }
          >
            <span className={styles.name}>清除缓存</span>
            <span className={styles.note}>收藏、历史和草稿会留下</span>
          </button>
        </li>
      </ul>
      {isClearing && (
        <Suspense fallback={null}>
          <ClearCacheSheet onClose={() => setClearing(false)} />
        </Suspense>
      )}
    </section>
  );
}

interface SettingProps {
  readonly name: string;
  readonly note?: string;
  readonly children: (labelId: string) => ReactNode;
}

function Setting({ name, note, children }: SettingProps) {
  const id = useId();
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span className={styles.name} id={id}>
          {name}
        </span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
      {children(id)}
    </li>
  );
}
