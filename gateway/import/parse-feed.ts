import { XMLValidator } from 'fast-xml-parser';
import { parseFeed as parseAnyFeed } from 'feedsmith';
import type { FeedItem } from './feed-item.ts';
import { ImportError } from './import-error.ts';
import { itemsOfAtom, itemsOfJson, itemsOfRdf, itemsOfRss, oneLine } from './feed-items.ts';

export interface Feed {
  readonly title: string;
  readonly items: readonly FeedItem[];
}

/**
 * Parses RSS 0.91 to 2.0, RSS 1.0 (RDF), Atom and JSON Feed.
 * @throws ImportError for other formats, malformed input and entity declarations
 */
export function parseFeed(text: string): Feed {
  refuseEntities(text);
  refuseBrokenXml(text);
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
  if (/^\s*[{[]/.test(head)) return 'this JSON is not a JSON Feed (jsonfeed.org)';
  return 'this is not an RSS, Atom or JSON feed';
}
