import { XMLValidator } from 'fast-xml-parser';
import { parseFeed as parseAnyFeed } from 'feedsmith';
import type { FeedItem } from './feed-item.ts';
import { ImportError } from './import-error.ts';
import { itemsOfAtom, itemsOfJson, itemsOfRdf, itemsOfRss, oneLine } from './feed-items.ts';

export interface Feed {
  readonly title: string;
  readonly items: readonly FeedItem[];
}

/** levels of JSON; the XML parser has the same limit */
const maxNesting = 100;

/**
 * Parses RSS 0.91 to 2.0, RSS 1.0 (RDF), Atom and JSON Feed.
 * @throws ImportError for other formats, malformed input and entity declarations
 */
export function parseFeed(text: string): Feed {
  refuseEntities(text);
  refuseManyAttributes(text);
  refuseBrokenXml(text);
  refuseNestedJson(text);
  try {
    const { format, feed } = parseAnyFeed(text);
    switch (format) {
      case 'rss':
        return { title: oneLine(feed.title), items: itemsOfRss(feed.items ?? []) };
      case 'rdf':
        return { title: oneLine(feed.title), items: itemsOfRdf(feed.items ?? []) };
      case 'atom':
        return { title: oneLine(feed.title?.value), items: itemsOfAtom(feed.entries ?? []) };
      case 'json':
        return { title: oneLine(feed.title), items: itemsOfJson(feed.items ?? []) };
    }
  } catch (error) {
    throw new ImportError(parseFailure(text), { cause: error });
  }
}

/** Rejects malformed XML, which the feed parser would repair by guessing. */
function refuseBrokenXml(text: string): void {
  if (!looksLikeXmlFeed(text)) return;
  const result = XMLValidator.validate(text);
  if (result === true) return;
  throw new ImportError(`the feed is not well-formed XML (line ${result.err.line}: ${result.err.msg})`);
}

const looksLikeXmlFeed = (text: string) => /<rss[\s>]|<feed[\s>]|<rdf:rdf[\s>]/i.test(text.slice(0, 2000));

/** Rejects elements with a hundred attributes: the parser holds all matches of one element at once. */
function refuseManyAttributes(text: string): void {
  if (/<[^\s=<>"'/]+(?:\s+[^\s=<>"'/]+\s*=\s*(?:"[^"]*"|'[^']*')){100}/.test(text))
    throw new ImportError('an element of the feed has more than 99 attributes');
}

/** Rejects JSON whose nested arrays or objects take a hundred times its memory. */
function refuseNestedJson(text: string): void {
  if (!looksLikeJson(text)) return;
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (isInString) {
      if (character === '\\') index += 1;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > maxNesting) throw new ImportError(`the JSON is nested deeper than ${maxNesting} levels`);
  }
}

const looksLikeJson = (text: string) => /^\s*[{[]/.test(text);

/** Rejects entity declarations, which a feed does not need: they enable XXE and entity expansion attacks. */
function refuseEntities(text: string): void {
  if (/<!ENTITY/i.test(text))
    throw new ImportError(
      'the feed declares XML entities, which are not allowed; ask its publisher for a plain feed',
    );
}

function parseFailure(text: string): string {
  const head = text.slice(0, 2000).toLowerCase();
  if (/<!doctype html|<html[\s>]/.test(head))
    return 'this is a web page, not a feed; look for its RSS or Atom address';
  if (/<rss[\s>]|<feed[\s>]|<rdf:rdf[\s>]/.test(head))
    return 'the feed is not well-formed XML, or holds no entries';
  if (looksLikeJson(text)) return 'this JSON is not a JSON Feed (jsonfeed.org)';
  return 'this is not an RSS, Atom or JSON feed';
}
