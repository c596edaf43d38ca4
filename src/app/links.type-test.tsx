// Compiled but never run: a link to an address that does not exist is a type error.
import { Link } from '@tanstack/react-router';
import './router.tsx';

export const good = [
  <Link key="home" to="/" search={{ channel: 'culture' }} />,
  <Link key="story" to="/general/$" params={{ _splat: '1001' }} />,
  <Link key="picture" to="/general/$" params={{ _splat: '1001' }} search={{ picture: 3 }} />,
  <Link key="sector" to="/ThinkFile/$sector/$" params={{ sector: 'edu', _splat: '' }} />,
  <Link
    key="template"
    to="/ThinkFileApp/$sector/$"
    params={{ sector: 'TemplateTwo', _splat: 'ent-edu-01' }}
  />,
];

export const wrong = [
  // @ts-expect-error unknown address
  <Link key="1" to="/generals/$" params={{ _splat: '1001' }} />,
  // @ts-expect-error unknown parameter
  <Link key="2" to="/general/$" params={{ newsId: '1001' }} />,
  // @ts-expect-error parameters are strings
  <Link key="3" to="/general/$" params={{ _splat: 1001 }} />,
  // @ts-expect-error unknown search parameter
  <Link key="4" to="/" search={{ chanel: 'culture' }} />,
  // @ts-expect-error the channel is a string
  <Link key="5" to="/" search={{ channel: 7 }} />,
  // @ts-expect-error the picture is a number
  <Link key="6" to="/general/$" params={{ _splat: '1001' }} search={{ picture: 'last' }} />,
  // @ts-expect-error unknown sector
  <Link key="7" to="/ThinkFile/$sector/$" params={{ sector: 'education', _splat: '' }} />,
  // @ts-expect-error unknown template
  <Link key="8" to="/ThinkFileApp/$sector/$" params={{ sector: 'TemplateFive', _splat: '' }} />,
];
