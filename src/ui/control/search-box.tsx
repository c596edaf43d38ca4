import type { FormEvent } from 'react';
import { SearchIcon } from '../icons/search.tsx';
import styles from './search-box.module.css';

interface SearchBoxProps {
  /** what the box asks for, such as 搜新闻 */
  readonly label: string;
  readonly words: string;
  readonly maxLength: number;
  readonly onSearch: (words: string) => void;
}

/** A search as a form of this page's address, so that it works before scripts do: `?q=` with the words. */
export function SearchBox({ label, words, maxLength, onSearch }: SearchBoxProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    onSearch(typeof typed === 'string' ? typed : '');
  }
  return (
    // the key lets Back put the earlier words into the field
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
      />
      <button type="submit" className={styles.go}>
        搜索
      </button>
    </form>
  );
}
