interface SpecificationKey {
  readonly key: string;
  readonly label: string;
  readonly unit?: string;
}

interface SpecificationGroup {
  readonly group: string;
  readonly keys: readonly SpecificationKey[];
}

/** What is known of a trim, in groups, in the order of the table. */
export const specificationGroups: readonly SpecificationGroup[] = [
  {
    group: '基本参数',
    keys: [
      { key: 'level', label: '级别' },
      { key: 'energy', label: '能源类型' },
      { key: 'launched', label: '上市时间' },
      { key: 'warranty', label: '整车质保' },
      { key: 'topSpeed', label: '最高车速', unit: 'km/h' },
      { key: 'acceleration', label: '0—100 km/h 加速', unit: 's' },
      { key: 'emission', label: '环保标准' },
    ],
  },
  {
    group: '车身',
    keys: [
      { key: 'length', label: '长', unit: 'mm' },
      { key: 'width', label: '宽', unit: 'mm' },
      { key: 'height', label: '高', unit: 'mm' },
      { key: 'wheelbase', label: '轴距', unit: 'mm' },
      { key: 'weight', label: '整备质量', unit: 'kg' },
      { key: 'doors', label: '车门数', unit: '个' },
      { key: 'seats', label: '座位数', unit: '个' },
      { key: 'trunk', label: '行李厢容积', unit: 'L' },
      { key: 'clearance', label: '最小离地间隙', unit: 'mm' },
    ],
  },
  {
    group: '动力',
    keys: [
      { key: 'displacement', label: '排量', unit: 'mL' },
      { key: 'power', label: '最大功率', unit: 'kW' },
      { key: 'torque', label: '最大扭矩', unit: 'N·m' },
      { key: 'fuel', label: '燃油标号' },
      { key: 'consumption', label: 'WLTC 综合油耗', unit: 'L/100km' },
      { key: 'gearbox', label: '变速箱' },
    ],
  },
  {
    group: '电池与充电',
    keys: [
      { key: 'battery', label: '电池容量', unit: 'kWh' },
      { key: 'batteryType', label: '电池类型' },
      { key: 'electricRange', label: 'CLTC 纯电续航', unit: 'km' },
      { key: 'fastCharge', label: '快充 30%—80%', unit: '分钟' },
      { key: 'batteryWarranty', label: '电池质保' },
    ],
  },
  {
    group: '底盘与车轮',
    keys: [
      { key: 'drive', label: '驱动方式' },
      { key: 'frontSuspension', label: '前悬架' },
      { key: 'rearSuspension', label: '后悬架' },
      { key: 'steering', label: '助力类型' },
      { key: 'frontBrake', label: '前制动器' },
      { key: 'rearBrake', label: '后制动器' },
      { key: 'tyres', label: '轮胎规格' },
    ],
  },
  {
    group: '安全',
    keys: [
      { key: 'airbags', label: '气囊数量', unit: '个' },
      { key: 'stability', label: '车身稳定控制' },
      { key: 'tyrePressure', label: '胎压监测' },
      { key: 'emergencyBrake', label: '自动紧急制动' },
      { key: 'laneKeeping', label: '车道保持' },
      { key: 'cruise', label: '巡航' },
      { key: 'parking', label: '泊车影像' },
    ],
  },
  {
    group: '车内',
    keys: [
      { key: 'seatMaterial', label: '座椅材质' },
      { key: 'seatHeating', label: '座椅加热' },
      { key: 'screen', label: '中控屏', unit: '英寸' },
      { key: 'speakers', label: '扬声器', unit: '个' },
      { key: 'airConditioner', label: '空调' },
      { key: 'headlamps', label: '大灯' },
      { key: 'sunroof', label: '天窗' },
    ],
  },
];

/** Whether a specification differs between trims. @param values of the trims compared */
export const differs = (values: readonly string[]): boolean => new Set(values).size > 1;
