import { cleanHtml, plainText } from './clean-html.ts';
import { decodeFeed } from './decode-feed.ts';
import type { CleanFeed, CleanItem, FeedItem, SkippedItem } from './feed-item.ts';
import { ImportError } from './import-error.ts';
import { parseFeed } from './parse-feed.ts';
import type { FeedSource } from './read-source.ts';

const maxItems = 2000;
/** characters of all cleaned bodies: resolving short relative URLs makes them longer */
const maxFeedCharacters = 8_000_000;
/** characters of an item with its markup; also of its cleaned body */
const maxItemCharacters = 500_000;
/** characters that are shown and indexed, in normal form: one character may become eighteen */
const maxTextCharacters = 100_000;
const maxItemPictures = 200;
/** keys are part of an index, whose entries PostgreSQL limits to 2.7 kB */
const maxKeyCharacters = 800;

/** maximum characters; longer texts are cut at the end of a word or sentence */
const feedTitleLength = 80;
const summaryLength = 80;
const titleLength = 80;
const authorLength = 40;

/**
 * Decodes and parses a feed and cleans its items. An item beyond the limits is skipped.
 * @throws ImportError when the feed cannot be read or is beyond the limits
 */
export function cleanFeed(source: FeedSource): CleanFeed {
  const feed = parseFeed(decodeFeed(source));
  if (feed.items.length === 0) throw new ImportError('the feed has no entries');
  if (feed.items.length > maxItems)
    throw new ImportError(
      `the feed has ${feed.items.length} entries, the limit is ${maxItems}; ask its publisher for a shorter one`,
    );
  const items: (CleanItem | SkippedItem)[] = [];
  let characters = 0;
  for (const [index, item] of feed.items.entries()) {
    const name = cut(item.title, titleLength) || `item ${index + 1}`;
    const cleaned = cleanItem(item);
    if (typeof cleaned === 'string') {
      items.push({ item: name, reason: cleaned });
      continue;
    }
    items.push(cleaned);
    characters += cleaned.body.html.length;
    if (characters > maxFeedCharacters)
      throw new ImportError(
        `the entries have more than ${maxFeedCharacters} characters together; ask the publisher for a shorter feed`,
      );
  }
  return { title: cut(feed.title, feedTitleLength), items };
}

/** @returns the reason when the item cannot become a story */
function cleanItem(item: FeedItem): CleanItem | string {
  if (charactersOf(item) > maxItemCharacters)
    return `it has more than ${maxItemCharacters} characters with its markup`;
  if (item.key.length > maxKeyCharacters) return `its id has more than ${maxKeyCharacters} characters`;
  const { html, text, pictures, posters } = cleanHtml(item.html, item.link);
  if (html.length > maxItemCharacters)
    return `it has more than ${maxItemCharacters} characters with its links`;
  if (text.normalize('NFKC').length > maxTextCharacters)
    return `its text has more than ${maxTextCharacters} characters`;
  if (pictures.length + posters.length > maxItemPictures)
    return `it has ${pictures.length + posters.length} pictures, the limit is ${maxItemPictures}`;
  const title = cut(plainText(item.title), titleLength) || cut(text, 30);
  if (title === '') return 'it has neither title nor text';
  return {
    key: item.key,
    title,
    link: item.link,
    summary: cut(summaryOf(item) || text, summaryLength),
    author: cut(item.author, authorLength),
    categories: item.categories,
    date: item.date,
    pictures: item.pictures,
    media: item.media,
    body: { html, pictures, posters },
  };
}

function charactersOf({ key, title, link, html, summary, author, categories, date, ...files }: FeedItem) {
  // many feeds have one text for both
  const texts = [key, title, link, html, summary === html ? '' : summary, author, date, ...categories];
  const addresses = [...files.pictures, ...files.media].map(({ url }) => url);
  return [...texts, ...addresses].reduce((sum, { length }) => sum + length, 0);
}

function summaryOf({ summary }: FeedItem): string {
  return plainText(summary).replace(/\s*(continue reading|read more|weiterlesen|阅读全文)[\s.…>]*$/i, '');
}

function cut(text: string, length: number): string {
  const characters = [...text.trim()];
  return characters.length <= length
    ? characters.join('')
    : `${characters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
}
