import { forgetIdentity } from '../../identity.ts';
import { type EditorCommand, CommandError } from '../editor-command.ts';

export const identity: EditorCommand = {
  usage: 'forget',
  summary: '换密钥或数据目录之前，解除数据库与它们的绑定 (before keys or DATA_DIR are changed on purpose)',
  async run(args, { db, print }) {
    if (args.join(' ') !== 'forget') throw new CommandError('需要 forget (only forget)');
    await forgetIdentity(db);
    print('已解除，下次启动的网关会重新登记 (the next gateway that starts records its own)');
  },
};
