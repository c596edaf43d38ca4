import { Link } from '@tanstack/react-router';
import type { ServiceSign } from '#ui/icons/services.tsx';
import type { RenderLink } from '#ui/control/render-link.ts';

interface Service {
  /** at most four characters */
  readonly name: string;
  readonly sign: ServiceSign;
  readonly renderLink: RenderLink;
}

/**
 * Links of the front page's service row, in order. A new page gets a line here: its name, its icon
 * (src/ui/icons/services.tsx) and its address in the form of `Link`, with `preload="intent"` since the row is always visible.
 * An unknown address does not compile.
 */
export const services: readonly Service[] = [
  {
    name: '要闻',
    sign: 'flag',
    renderLink: (parts) => <Link to="/focusNews" preload="intent" {...parts} />,
  },
  {
    name: '听新闻',
    sign: 'sound',
    renderLink: (parts) => <Link to="/audioList/$" params={{ _splat: '' }} preload="intent" {...parts} />,
  },
  {
    name: '图集',
    sign: 'atlas',
    renderLink: (parts) => <Link to="/atlas/$" params={{ _splat: '' }} preload="intent" {...parts} />,
  },
  {
    name: '专题',
    sign: 'special',
    renderLink: (parts) => <Link to="/thematic/$" params={{ _splat: '' }} preload="intent" {...parts} />,
  },
  {
    name: '数字报',
    sign: 'paper',
    renderLink: (parts) => (
      <Link to="/paper/qlwbPaper/$" params={{ _splat: '' }} preload="intent" {...parts} />
    ),
  },
  {
    name: '答题',
    sign: 'quiz',
    renderLink: (parts) => <Link to="/answer/$" params={{ _splat: '' }} preload="intent" {...parts} />,
  },
  {
    name: '我要爆料',
    sign: 'tip',
    renderLink: (parts) => <Link to="/report/$" params={{ _splat: '' }} preload="intent" {...parts} />,
  },
  {
    name: '爆料',
    sign: 'topic',
    renderLink: (parts) => (
      <Link to="/infoTopic/{-$id}" params={{ id: undefined }} preload="intent" {...parts} />
    ),
  },
  {
    name: '话题',
    sign: 'square',
    renderLink: (parts) => (
      <Link to="/topicFile/topicSquare/$" params={{ _splat: '' }} preload="intent" {...parts} />
    ),
  },
  {
    name: '圈子',
    sign: 'circle',
    renderLink: (parts) => (
      <Link to="/circleFile/invite/$" params={{ _splat: '' }} search={{}} preload="intent" {...parts} />
    ),
  },
  {
    name: '公益',
    sign: 'heart',
    renderLink: (parts) => (
      <Link to="/v10/publicWelfare/welTopic/{-$id}" params={{ id: undefined }} preload="intent" {...parts} />
    ),
  },
  {
    name: '壹点号',
    sign: 'publisher',
    renderLink: (parts) => <Link to="/ydIndex/$" params={{ _splat: '' }} preload="intent" {...parts} />,
  },
  {
    name: 'VR',
    sign: 'vr',
    renderLink: (parts) => <Link to="/vr/share/$" params={{ _splat: '' }} preload="intent" {...parts} />,
  },
  {
    name: '查声明',
    sign: 'seal',
    renderLink: (parts) => (
      <Link to="/chainFile/lossSearch/$" params={{ _splat: '' }} preload="intent" {...parts} />
    ),
  },
  {
    name: '智库',
    sign: 'hall',
    renderLink: (parts) => <Link to="/thinkTank/$" params={{ _splat: '' }} preload="intent" {...parts} />,
  },
  {
    name: '车展',
    sign: 'car',
    renderLink: (parts) => <Link to="/autoShow" preload="intent" {...parts} />,
  },
  {
    name: '画像',
    sign: 'portrait',
    renderLink: (parts) => <Link to="/retrato/$" params={{ _splat: '' }} preload="intent" {...parts} />,
  },
  {
    name: '收藏',
    sign: 'star',
    renderLink: (parts) => <Link to="/my" search={{ list: 'saved' }} preload="intent" {...parts} />,
  },
];
