interface Place {
  /** degrees, GCJ-02 */
  readonly longitude: number;
  readonly latitude: number;
}

/** A marker in 高德地图, which opens its app if there is one. */
export function mapUrl(name: string, { longitude, latitude }: Place): string {
  const query = new URLSearchParams({
    position: `${longitude},${latitude}`,
    name,
    src: 'qlwb',
    coordinate: 'gaode',
    callnative: '1',
  });
  return `https://uri.amap.com/marker?${query}`;
}
