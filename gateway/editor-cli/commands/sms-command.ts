import { databaseLocation } from '../../db/location.ts';
import { shanghaiTime } from '../../db/time.ts';
import { maskPhone } from '../../services/sms/sms-service.ts';
import { readOutbox } from '../../services/sms/local-sms.ts';
import { type EditorCommand, CommandError } from '../editor-command.ts';

const maxPrinted = 20;

export const sms: EditorCommand = {
  usage: '[phone]',
  summary:
    '本机发出的短信，最新的在前；可只看一个手机号的 (messages sent by the local SMS service, newest first)',
  async run(args, { print, env }) {
    const [phone, ...more] = args;
    if (more.length > 0 || (phone !== undefined && !/^1\d{10}$/.test(phone)))
      throw new CommandError('手机号应为 11 位数字 (phone number of 11 digits)');
    const sent = await readOutbox(databaseLocation(env).dataDir);
    const wanted = phone === undefined ? sent : sent.filter((message) => message.phone === maskPhone(phone));
    if (wanted.length === 0) print('还没有发出短信 (no messages sent)');
    for (const { sentAt, phone: masked, text } of wanted.slice(0, maxPrinted))
      print(`${shanghaiTime(new Date(sentAt))}  ${masked}  ${text}`);
  },
};
