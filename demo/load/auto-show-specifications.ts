import type { DemoSeries } from './schema/auto-show-schema.ts';
import { seededRandom } from './seeded-random.ts';

const energies = {
  petrol: '汽油',
  hybrid: '油电混合',
  plugIn: '插电式混合动力',
  rangeExtended: '增程式',
  electric: '纯电动',
} as const;
/** length, width, height, wheelbase in mm; weight in kg; trunk in L; doors */
const sizes = {
  sedan: [4760, 1840, 1470, 2760, 1420, 480, 4],
  hatchback: [4090, 1760, 1520, 2580, 1180, 310, 5],
  wagon: [4820, 1850, 1490, 2790, 1540, 560, 5],
  coupe: [4680, 1870, 1380, 2740, 1560, 360, 2],
  suv: [4660, 1880, 1690, 2740, 1620, 520, 5],
  mpv: [5020, 1920, 1790, 3020, 1960, 380, 5],
  pickup: [5340, 1890, 1830, 3180, 1980, 1100, 4],
} as const;
const levels = {
  sedan: '紧凑型轿车',
  hatchback: '小型车',
  wagon: '中型旅行车',
  coupe: '中型轿跑车',
  suv: '紧凑型 SUV',
  mpv: '中大型 MPV',
  pickup: '中型皮卡',
} as const;

/**
 * Values of a trim by the keys of rules/auto-show, plausible for its body and energy; keys that do not apply are absent.
 * @param place 0 for the cheapest trim
 */
export function trimSpecifications(series: DemoSeries, place: number): Record<string, string> {
  const { id, body, energy, seats } = series;
  const { between } = seededRandom('car', id);
  const [length, width, height, wheelbase, weight, trunk, doors] = sizes[body];
  const longer = between(-60, 90);
  const electric = energy === 'electric';
  const hasPlug = energy !== 'petrol' && energy !== 'hybrid';
  const power = (electric ? 140 : 92) + between(0, 40) + place * (electric ? 30 : 14);
  const isTop = place === series.trims.length - 1;
  const displacement = body === 'pickup' || body === 'coupe' ? 1998 : between(0, 1) === 0 ? 1498 : 1598;
  const battery = electric ? 52 + between(0, 14) + place * 12 : 17 + between(0, 6) + place * 8;
  const tyre = 195 + between(0, 4) * 10;
  const inches = body === 'hatchback' ? 15 : 17;
  return {
    level: levels[body],
    energy: energies[energy],
    launched: `2026-${String(between(1, 9)).padStart(2, '0')}`,
    warranty: between(0, 1) === 0 ? '三年或 10 万公里' : '五年或 15 万公里',
    topSpeed: String((electric ? 160 : 178) + between(0, 12) + place * 4),
    acceleration: ((electric ? 8.4 : 10.2) - between(0, 14) / 10 - place * 0.7).toFixed(1),
    ...(!electric && { emission: '国 VI B' }),
    length: String(length + longer),
    width: String(width + between(-15, 20)),
    height: String(height + between(-15, 25)),
    wheelbase: String(wheelbase + Math.round(longer / 2)),
    weight: String(weight + (hasPlug ? 190 : 0) + place * 25 + between(0, 60)),
    doors: String(doors),
    seats: String(seats),
    trunk: String(trunk + between(-20, 40)),
    clearance: String((body === 'suv' || body === 'pickup' ? 190 : 130) + between(0, 15)),
    ...(!electric && {
      displacement: String(displacement),
      fuel: '92 号',
      consumption: ((energy === 'petrol' ? 6.4 : 4.9) + between(0, 12) / 10 + place * 0.2).toFixed(1),
    }),
    power: String(power),
    torque: String(Math.round(power * (electric ? 1.9 : 1.7))),
    gearbox: electric
      ? '固定齿比'
      : energy === 'petrol'
        ? isTop
          ? '7 挡双离合'
          : '无级变速'
        : '混动专用变速箱',
    ...(energy === 'hybrid' && { batteryType: '镍氢' }),
    ...(hasPlug && {
      battery: String(battery),
      batteryType: isTop ? '三元锂' : '磷酸铁锂',
      electricRange: String(Math.round(battery * 7.1)),
      fastCharge: String(between(18, 32)),
      batteryWarranty: '八年或 16 万公里',
    }),
    drive:
      isTop && (body === 'suv' || body === 'pickup' || body === 'coupe')
        ? '四驱'
        : body === 'pickup'
          ? '后驱'
          : '前驱',
    frontSuspension: body === 'pickup' ? '双叉臂' : '麦弗逊',
    rearSuspension: body === 'pickup' ? '钢板弹簧' : body === 'hatchback' ? '扭力梁' : '多连杆',
    steering: '电动助力',
    frontBrake: '通风盘式',
    rearBrake: body === 'hatchback' && place === 0 ? '鼓式' : '盘式',
    tyres: `${tyre}/${inches > 15 ? 55 : 60} R${inches + place}`,
    airbags: String(4 + place * 2),
    stability: '有',
    tyrePressure: place === 0 ? '报警' : '显示各轮气压',
    emergencyBrake: place === 0 ? '无' : '有',
    laneKeeping: place === 0 ? '无' : '有',
    cruise: place === 0 ? '定速' : '全速自适应',
    parking: place === 0 ? '倒车影像' : '360 度影像',
    seatMaterial: place === 0 ? '织物' : isTop ? '真皮' : '仿皮',
    seatHeating: place === 0 ? '无' : isTop ? '前后排' : '前排',
    screen: (10.1 + place * 2.2).toFixed(1),
    speakers: String(4 + place * 2 + between(0, 1) * 2),
    airConditioner: place === 0 ? '手动' : '自动双区',
    headlamps: place === 0 ? '卤素' : 'LED',
    sunroof: place === 0 ? '无' : isTop ? '全景' : '电动',
  };
}
