/** An emoji for comments. */
export interface Emoji {
  /** file name of the picture, without extension */
  readonly file: string;
  /** 1 to 111, in the order of the picker */
  readonly id: number;
  /** notation in a comment's text, such as `[微笑]` */
  readonly tag: string;
}

/** File and tag of each, in the picker's four groups: faces, more faces, hands and things, holidays and games. */
const table = [
  'smile微笑 grin呲牙 laugh大笑 joy笑哭 sly偷笑 cute可爱 joyful愉快 wink眨眼 love色 kiss亲亲 shy害羞 blush脸红 cool得意 smirk坏笑 tongue调皮 yum馋嘴 proud傲慢 speechless撇嘴 awkward尴尬 sweat流汗 cold-sweat冷汗 cry流泪 sob大哭 wronged委屈 pitiful可怜 sad难过 angry发怒 furious抓狂 surprised惊讶 scared惊恐 daze发呆 sleep睡',
  'yawn哈欠 drowsy困 dizzy晕 ill生病 masked口罩 fever发烧 vomit吐 hush嘘 zipped闭嘴 doubt疑问 thinking思考 eye-roll白眼 scorn鄙视 hum-left左哼哼 hum-right右哼哼 bye再见 facepalm捂脸 strive奋斗 curse咒骂 knocked敲打 wipe-sweat擦汗 wow哇 clever机智 melon吃瓜 bitter苦涩 starry崇拜 greedy财迷 angel天使 imp恶魔 skull骷髅 frozen冻僵 nerd学霸',
  'thumbs-up赞 thumbs-down踩 clap鼓掌 ok好的 victory胜利 fist拳头 salute抱拳 handshake握手 pray合十 point注意 raise-hand举手 muscle加油 heart心 broken-heart心碎 rose玫瑰 wither凋谢 gift礼物 cake蛋糕 coffee咖啡 beer啤酒 tea喝茶 rice米饭 dumpling饺子 watermelon西瓜 sun太阳 moon月亮 rain下雨 snow雪花 bolt闪电 umbrella雨伞 bomb炸弹 knife菜刀',
  'red-packet红包 lantern灯笼 firecracker爆竹 fireworks烟花 fortune福 balloon气球 football足球 basketball篮球 trophy奖杯 newspaper报纸 microphone话筒 pig猪头 dog小狗 cat小猫 peony牡丹',
];

const pages = table.map((group) => group.split(' '));

/** The 111 emoji in groups of 32, 32, 32 and 15 (spec section 3). */
export const emojiGroups: readonly (readonly Emoji[])[] = pages.map((page, group) => {
  const before = pages.slice(0, group).reduce((sum, { length }) => sum + length, 0);
  return page.map((entry, at) => {
    const file = /^[a-z-]+/.exec(entry)?.[0] ?? '';
    return { file, id: before + at + 1, tag: `[${entry.slice(file.length)}]` };
  });
});

const byTag = new Map(emojiGroups.flat().map((emoji) => [emoji.tag, emoji]));

/** URL of an emoji's picture, a static path below the app's base. */
export function emojiUrl({ file }: Emoji): string {
  return `/new/emoji/${file}.svg`;
}

/**
 * Splits a comment's text into strings and emoji.
 * @returns strings and emoji in order; unknown tags stay text
 */
export function emojiText(text: string): (string | Emoji)[] {
  const parts = text.split(/(\[[^[\]]{1,4}\])/);
  return parts.map((part) => byTag.get(part) ?? part).filter((part) => part !== '');
}
