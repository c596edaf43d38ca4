import { type Handlers, Reply } from '../../contract/handler.ts';
import type { Deps } from '../shared/deps.ts';
import { userOfToken } from './tokens.ts';

export function accountHandlers({ db, clock }: Deps): Pick<Handlers, 'getTokenInfo'> {
  return {
    getTokenInfo: async ({ body }) => {
      const user = await userOfToken(db, body.token, clock());
      if (!user) return new Reply({ code: 500, msg: '登录已失效，请重新登录', data: {} });
      const { head_img: headImg, user_type: userType, user_des: userDes, name } = user;
      return new Reply({ code: 200, msg: 'ok', data: { headImg, userType, userDes, name } });
    },
  };
}
