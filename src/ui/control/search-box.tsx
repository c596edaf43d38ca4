import type { FormEvent } from 'react';
import { SearchIcon } from '../icons/search.tsx';
import styles from './search-box.module.css';

interface SearchBoxProps {
  /** accessible label, such as 搜新闻 */
  readonly label: string;
  readonly words: string;
  readonly maxLength: number;
  readonly onSearch: (words: string) => void;
  /** called while typing, but not with the letters of an input method before they are characters */
  readonly onType?: (words: string) => void;
}

/** A search form that submits to the page's own URL (`?q=`), so that it works before hydration. */
export function SearchBox({ label, words, maxLength, onSearch, onType }: SearchBoxProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    onSearch(typeof typed === 'string' ? typed : '');
  }
  return (
    // the key resets the field to the previous query on Back
    <form key={words} className={styles.box} role="search" onSubmit={submit}>
      <span className={styles.sign}>
        <SearchIcon size="small" />
      </span>
      <input
        className={styles.field}
        type="search"
        name="q"
        aria-label={label}
        placeholder={label}
        defaultValue={words}
        maxLength={maxLength}
        enterKeyHint="search"
        autoComplete="off"
        onInput={({ currentTarget, nativeEvent }) => {
          if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) onType?.(currentTarget.value);
        }}
        onCompositionEnd={({ currentTarget }) => onType?.(currentTarget.value)}
      />
      <button type="submit" className={styles.go}>
        搜索
      </button>
    </form>
  );
}
