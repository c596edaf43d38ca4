import { longDay } from '#lib/time/dates.ts';
import type { PaperArticle, PaperIssue } from './paper-types.ts';

const newspaper = '齐鲁晚报';
/** characters of an article in a share card */
const described = 80;

/** Title and share card of an issue. */
export function issueHead(issue: PaperIssue, origin: string) {
  const title = `${longDay(issue.date)}数字报`;
  return headOf(
    title,
    `${newspaper} ${longDay(issue.date)} ${issue.weekday}，今日 ${issue.pages.length} 版`,
    {
      address: `${origin}/new/paper/qlwbPaper/${issue.date}`,
      picture: '',
    },
  );
}

/** Title and share card of an article of the paper. */
export function paperArticleHead(article: PaperArticle, origin: string) {
  const [first] = article.pictures;
  return headOf(article.title, article.paragraphs.join('').slice(0, described), {
    address: `${origin}/new/paper/qlwbPaperShare/${article.id}`,
    picture: first === undefined ? '' : `${origin}${first.picture.url}`,
  });
}

function headOf(
  title: string,
  description: string,
  { address, picture }: { address: string; picture: string },
) {
  return {
    meta: [
      { title: `${title} - ${newspaper}` },
      { name: 'description', content: description },
      { property: 'og:type', content: 'article' },
      { property: 'og:site_name', content: newspaper },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      ...(picture === '' ? [] : [{ property: 'og:image', content: picture }]),
    ],
    links: [{ rel: 'canonical', href: address }],
  };
}
