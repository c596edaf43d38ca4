import { lengthOf } from '../../../rules/field-faults.ts';
import { isMobile } from '../../../rules/people/mobile.ts';
import { longestTip } from '../../../rules/tips/tip-form.ts';
import { plainText } from '../shared/plain-text.ts';
import { cityName } from '../shared/cities.ts';
import { wrongField } from '../shared/wrong-field.ts';

/** What a reader sent, before it is known to be right. */
export interface TypedTip {
  readonly text: string;
  readonly cityId: string | undefined;
  readonly place: string;
  /** empty where they gave none */
  readonly phone: string;
}

/** What a reader typed, tidied. @throws Failure 400 that names the first field that is wrong */
export function tidyTip(typed: TypedTip): TypedTip {
  const text = plainText(typed.text);
  if (text === '') throw wrongField('body.text', 'text', '请写下您看到、听到的事');
  if (lengthOf(text) > longestTip.text)
    throw wrongField('body.text', 'text', `最多写 ${longestTip.text} 字，请删短一些`);
  const place = plainText(typed.place).replaceAll('\n', ' ');
  if (typed.cityId !== undefined && cityName(typed.cityId) === '')
    throw wrongField('body.cityId', 'city', '请选事情发生的城市');
  if (place !== '' && typed.cityId === undefined)
    throw wrongField('body.cityId', 'city', '请选事情发生的城市');
  if (lengthOf(place) > longestTip.place)
    throw wrongField('body.place', 'place', `地点最多 ${longestTip.place} 字`);
  if (typed.phone !== '' && !isMobile(typed.phone))
    throw wrongField('body.contact', 'phone', '手机号应为 11 位数字，请检查');
  return { ...typed, text, place };
}
