// Compiled with everything else and never run: a link that leads nowhere is a type error.
import { Link } from '@tanstack/react-router';
import './router.tsx';

export const good = [
  <Link key="home" to="/" search={{ channel: 'culture' }} />,
  <Link key="story" to="/general/$" params={{ _splat: '1001' }} />,
  <Link key="picture" to="/general/$" params={{ _splat: '1001' }} search={{ picture: 3 }} />,
];

export const wrong = [
  // @ts-expect-error no such address
  <Link key="1" to="/generals/$" params={{ _splat: '1001' }} />,
  // @ts-expect-error the address has no such parameter
  <Link key="2" to="/general/$" params={{ newsId: '1001' }} />,
  // @ts-expect-error a parameter is a text
  <Link key="3" to="/general/$" params={{ _splat: 1001 }} />,
  // @ts-expect-error the front page has no such search parameter
  <Link key="4" to="/" search={{ chanel: 'culture' }} />,
  // @ts-expect-error a channel is a text
  <Link key="5" to="/" search={{ channel: 7 }} />,
  // @ts-expect-error a picture is a number
  <Link key="6" to="/general/$" params={{ _splat: '1001' }} search={{ picture: 'last' }} />,
];
