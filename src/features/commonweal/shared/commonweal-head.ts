const newspaper = '齐鲁晚报';
const longestDescription = 80;

interface Carded {
  readonly text: string;
  /** address of a picture; none for a page without */
  readonly picture?: string | undefined;
}

/**
 * Head and share card of a page of the programme.
 * @param shown what the card tells of; none where it is not there
 * @param origin scheme and host: share cards are read on other sites
 */
export function commonwealHead(name: string, shown?: Carded, origin = '') {
  const title = { title: `${name} - ${newspaper}` };
  if (shown === undefined) return { meta: [title] };
  const description = shown.text.slice(0, longestDescription);
  return {
    meta: [
      title,
      { name: 'description', content: description },
      { property: 'og:site_name', content: newspaper },
      { property: 'og:title', content: name },
      { property: 'og:description', content: description },
      ...(shown.picture === undefined ? [] : [{ property: 'og:image', content: origin + shown.picture }]),
    ],
  };
}
