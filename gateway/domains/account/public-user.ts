import type { User } from './tokens.ts';

/** The public fields of a reader. */
export function publicUser({ name, head_img: headImg, user_type: userType, user_des: userDes }: User) {
  return { name, headImg, userType, userDes };
}
