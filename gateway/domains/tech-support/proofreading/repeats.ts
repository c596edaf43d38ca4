import { always, type Rule } from './rule.ts';

/** Words that are never doubled on purpose. */
const single =
  '我们|你们|他们|她们|它们|因为|所以|但是|已经|通过|对于|目前|其中|根据|进行|为了|以及|如果|虽然|由于|关于|按照|截至|记者|本报|以及|并且|而且|还有|这个|那个|这些|那些';

export const repeatRules: readonly Rule[] = [
  {
    kind: 'repeat',
    pattern: new RegExp(`(${single})\\1+`, 'g'),
    judge: ([, word = '']) => ({ reason: `“${word}”写了两遍`, fix: word }),
  },
  always('repeat', /(?<!目|标|有|中|众矢之)的的(?!确|士)/g, '“的”写了两遍', '的'),
  always('repeat', /(?<=\p{Script=Han})了了(?!解|结|断|却|事|愿|不起|无|然|如指掌)/gu, '“了”写了两遍', '了'),
  always('repeat', /(?<![自存现内外实潜])在在/g, '“在”写了两遍', '在'),
  always('repeat', /(?<![口但可于还就若倒])是是(?!非)/g, '“是”写了两遍', '是'),
  always('repeat', /(?<![温平柔缓总调祥])和和(?![美气睦平顺煦])/g, '“和”写了两遍', '和'),
  always('repeat', /将将(?![就军领士])/g, '“将”写了两遍', '将'),
  {
    kind: 'repeat',
    pattern: /(约|近|大约|将近)(\d[\d.,]*[万亿千百]?[\p{Script=Han}]{0,2}?)(左右|上下|多)/gu,
    judge: ([, about = '', amount = '', tail = '']) => ({
      reason: `“${about}”和“${tail}”都表示大概，留一个就够了`,
      fix: about + amount,
    }),
  },
  {
    kind: 'repeat',
    pattern: /(超过|超|逾)(\d[\d.,]*)(多|余)/g,
    judge: ([, over = '', amount = '', tail = '']) => ({
      reason: `“${over}”和“${tail}”意思重复，留一个就够了`,
      fix: over + amount,
    }),
  },
  always('repeat', /凯旋归来/g, '“旋”就是归来，意思重复', '凯旋'),
  always('repeat', /涉及到/g, '“及”就是到，意思重复', '涉及'),
  always('repeat', /亲眼目睹/g, '“目睹”就是亲眼看见，意思重复', '目睹'),
  always('repeat', /来自于/g, '“自”就是“于”的意思，意思重复', '来自'),
  always('repeat', /大约(?=估计)|(?<=估计)大约/g, '“大约”和“估计”意思重复', ''),
];
