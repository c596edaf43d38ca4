import type { User } from './tokens.ts';

/** What everybody may see of a reader. */
export function shownUser({ name, head_img: headImg, user_type: userType, user_des: userDes }: User) {
  return { name, headImg, userType, userDes };
}
