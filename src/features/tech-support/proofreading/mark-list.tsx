import { Badge } from '#ui/card/badge.tsx';
import { Button } from '#ui/control/button.tsx';
import styles from './mark-list.module.css';
import { contextOf, type Mark, type MarkedText } from './marked-text.ts';

interface MarkListProps {
  readonly marked: MarkedText;
  /** number of rules applied */
  readonly rules: number;
  readonly canUndo: boolean;
  readonly onFix: (mark: Mark) => void;
  readonly onFixAll: () => void;
  readonly onIgnore: (mark: Mark) => void;
  readonly onUndo: () => void;
}

const kinds: Readonly<Record<Mark['kind'], string>> = {
  particle: '的地得',
  repeat: '重复',
  word: '错字',
  punctuation: '标点',
  width: '全半角',
  number: '数字日期',
  unit: '单位',
  name: '名称',
  sensitive: '敏感',
};

/** List of mistakes with reasons and fixes. */
export function MarkList({ marked, rules, canUndo, onFix, onFixAll, onIgnore, onUndo }: MarkListProps) {
  const { text, marks } = marked;
  const fixable = marks.filter(({ fix }) => fix !== undefined).length;
  return (
    <div className={styles.result}>
      <p className={styles.sum} role="status">
        {marks.length === 0 ? '没有发现问题。' : `发现 ${marks.length} 处可能有问题。`}
        <span className={styles.note}>用了 {rules} 条规则，只是一份小清单，请再人工校对一遍。</span>
      </p>
      <div className={styles.acts}>
        {fixable > 1 && <Button onClick={onFixAll}>全部改好（{fixable} 处）</Button>}
        {canUndo && <Button onClick={onUndo}>撤销</Button>}
      </div>
      <ol className={styles.marks}>
        {marks.map((mark) => (
          <li key={`${mark.from} ${mark.reason}`} className={styles.mark}>
            <MarkWords text={text} mark={mark} />
            <p className={styles.reason}>
              <Badge>{kinds[mark.kind]}</Badge> {mark.reason}
            </p>
            <div className={styles.acts}>
              {mark.fix !== undefined && (
                <Button variant="quiet" onClick={() => onFix(mark)}>
                  {mark.fix === '' ? '删去' : `改为“${mark.fix}”`}
                </Button>
              )}
              <Button variant="quiet" onClick={() => onIgnore(mark)}>
                不改
              </Button>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

function MarkWords({ text, mark }: { readonly text: string; readonly mark: Mark }) {
  const { before, found, after } = contextOf(text, mark);
  return (
    <p className={styles.words}>
      {before}
      <mark className={styles.found}>{found.trim() === '' ? '␣' : found}</mark>
      {after}
    </p>
  );
}
