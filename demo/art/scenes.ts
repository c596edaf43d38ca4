import { definitions } from './paint.ts';
import { airport } from './scenes/airport.ts';
import { appleOrchard } from './scenes/apple-orchard.ts';
import { baotuSpring } from './scenes/baotu-spring.ts';
import { basketball } from './scenes/basketball.ts';
import { binzhouDates } from './scenes/binzhou-dates.ts';
import { busStop } from './scenes/bus-stop.ts';
import { calligraphy } from './scenes/calligraphy.ts';
import { classroom } from './scenes/classroom.ts';
import { clinic } from './scenes/clinic.ts';
import { constructionSite } from './scenes/construction-site.ts';
import { damingLakeLotus } from './scenes/daming-lake-lotus.ts';
import { dezhouSolar } from './scenes/dezhou-solar.ts';
import { dongyingOilfield } from './scenes/dongying-oilfield.ts';
import { dongyingWetland } from './scenes/dongying-wetland.ts';
import { dumplings } from './scenes/dumplings.ts';
import { elderlyCanteen } from './scenes/elderly-canteen.ts';
import { evCharging } from './scenes/ev-charging.ts';
import { fireStation } from './scenes/fire-station.ts';
import { footballMatch } from './scenes/football-match.ts';
import { ginkgoAutumn } from './scenes/ginkgo-autumn.ts';
import { hezePeony } from './scenes/heze-peony.ts';
import { highSpeedRail } from './scenes/high-speed-rail.ts';
import { hospital } from './scenes/hospital.ts';
import { jinanOldStreet } from './scenes/jinan-old-street.ts';
import { jinanSubway } from './scenes/jinan-subway.ts';
import { laboratory } from './scenes/laboratory.ts';
import { laiwuGinger } from './scenes/laiwu-ginger.ts';
import { liaochengTower } from './scenes/liaocheng-tower.ts';
import { libraryReading } from './scenes/library-reading.ts';
import { linyiMarket } from './scenes/linyi-market.ts';
import { lujuOpera } from './scenes/luju-opera.ts';
import { marathon } from './scenes/marathon.ts';
import { midAutumnMoon } from './scenes/mid-autumn-moon.ts';
import { museumBronze } from './scenes/museum-bronze.ts';
import { newspaperPress } from './scenes/newspaper-press.ts';
import { newsroom } from './scenes/newsroom.ts';
import { nightMarket } from './scenes/night-market.ts';
import { oldBookshop } from './scenes/old-bookshop.ts';
import { paperCut } from './scenes/paper-cut.ts';
import { penglaiPavilion } from './scenes/penglai-pavilion.ts';
import { qingdaoPier } from './scenes/qingdao-pier.ts';
import { qingdaoPort } from './scenes/qingdao-port.ts';
import { qingdaoRedRoofs } from './scenes/qingdao-red-roofs.ts';
import { qufuTemple } from './scenes/qufu-temple.ts';
import { rainStreet } from './scenes/rain-street.ts';
import { reservoir } from './scenes/reservoir.ts';
import { rizhaoBeach } from './scenes/rizhao-beach.ts';
import { rizhaoTea } from './scenes/rizhao-tea.ts';
import { rongchengSeaweedHouses } from './scenes/rongcheng-seaweed-houses.ts';
import { ruralEcommerce } from './scenes/rural-ecommerce.ts';
import { sailing } from './scenes/sailing.ts';
import { schoolCampus } from './scenes/school-campus.ts';
import { shouguangGreenhouse } from './scenes/shouguang-greenhouse.ts';
import { smartFactory } from './scenes/smart-factory.ts';
import { snowStreet } from './scenes/snow-street.ts';
import { springBlossom } from './scenes/spring-blossom.ts';
import { squareDance } from './scenes/square-dance.ts';
import { swimming } from './scenes/swimming.ts';
import { tableTennis } from './scenes/table-tennis.ts';
import { taierzhuangNight } from './scenes/taierzhuang-night.ts';
import { taishanSteps } from './scenes/taishan-steps.ts';
import { taishanSunrise } from './scenes/taishan-sunrise.ts';
import { teaHouse } from './scenes/tea-house.ts';
import { tractorSpring } from './scenes/tractor-spring.ts';
import { vegetableMarket } from './scenes/vegetable-market.ts';
import { villageSquare } from './scenes/village-square.ts';
import { volunteers } from './scenes/volunteers.ts';
import { weifangKites } from './scenes/weifang-kites.ts';
import { weihaiSwans } from './scenes/weihai-swans.ts';
import { weishanLake } from './scenes/weishan-lake.ts';
import { wheatHarvest } from './scenes/wheat-harvest.ts';
import { windTurbines } from './scenes/wind-turbines.ts';
import { yangjiabuPrint } from './scenes/yangjiabu-print.ts';
import { yantaiLighthouse } from './scenes/yantai-lighthouse.ts';
import { yellowRiverBridge } from './scenes/yellow-river-bridge.ts';
import { zaozhuangPomegranate } from './scenes/zaozhuang-pomegranate.ts';
import { ziboBarbecue } from './scenes/zibo-barbecue.ts';
import { ziboCeramics } from './scenes/zibo-ceramics.ts';
import { height, rect, type Scene, width } from './svg.ts';

const scenes: Record<string, Scene> = {
  'luju-opera': lujuOpera,
  'museum-bronze': museumBronze,
  calligraphy,
  clinic,
  hospital,
  'elderly-canteen': elderlyCanteen,
  'fire-station': fireStation,
  'qingdao-red-roofs': qingdaoRedRoofs,
  'qingdao-pier': qingdaoPier,
  'yantai-lighthouse': yantaiLighthouse,
  'penglai-pavilion': penglaiPavilion,
  'qingdao-port': qingdaoPort,
  'dongying-oilfield': dongyingOilfield,
  'dezhou-solar': dezhouSolar,
  'wind-turbines': windTurbines,
  'wheat-harvest': wheatHarvest,
  'tractor-spring': tractorSpring,
  'rizhao-tea': rizhaoTea,
  'apple-orchard': appleOrchard,
  'shouguang-greenhouse': shouguangGreenhouse,
  'weifang-kites': weifangKites,
  'yangjiabu-print': yangjiabuPrint,
  'zibo-ceramics': ziboCeramics,
  'paper-cut': paperCut,
  'binzhou-dates': binzhouDates,
  'heze-peony': hezePeony,
  'zaozhuang-pomegranate': zaozhuangPomegranate,
  'laiwu-ginger': laiwuGinger,
  'taishan-sunrise': taishanSunrise,
  'taishan-steps': taishanSteps,
  'baotu-spring': baotuSpring,
  'daming-lake-lotus': damingLakeLotus,
  'linyi-market': linyiMarket,
  'vegetable-market': vegetableMarket,
  'night-market': nightMarket,
  'zibo-barbecue': ziboBarbecue,
  'jinan-old-street': jinanOldStreet,
  'taierzhuang-night': taierzhuangNight,
  'liaocheng-tower': liaochengTower,
  'qufu-temple': qufuTemple,
  'weishan-lake': weishanLake,
  'dongying-wetland': dongyingWetland,
  reservoir,
  'yellow-river-bridge': yellowRiverBridge,
  'school-campus': schoolCampus,
  classroom,
  'library-reading': libraryReading,
  laboratory,
  'rain-street': rainStreet,
  'snow-street': snowStreet,
  'ginkgo-autumn': ginkgoAutumn,
  'spring-blossom': springBlossom,
  'mid-autumn-moon': midAutumnMoon,
  'weihai-swans': weihaiSwans,
  'rongcheng-seaweed-houses': rongchengSeaweedHouses,
  'rizhao-beach': rizhaoBeach,
  sailing,
  'football-match': footballMatch,
  marathon,
  basketball,
  'table-tennis': tableTennis,
  swimming,
  'old-bookshop': oldBookshop,
  'tea-house': teaHouse,
  dumplings,
  'jinan-subway': jinanSubway,
  'high-speed-rail': highSpeedRail,
  airport,
  'bus-stop': busStop,
  'ev-charging': evCharging,
  'village-square': villageSquare,
  'rural-ecommerce': ruralEcommerce,
  'square-dance': squareDance,
  volunteers,
  'smart-factory': smartFactory,
  'newspaper-press': newspaperPress,
  newsroom,
  'construction-site': constructionSite,
};

export const sceneNames: readonly string[] = Object.keys(scenes);

const tidy = (svg: string): string => svg.replace(/(\.\d\d\d)\d+/g, '$1');

/** `t` runs from 0 to 1 over a clip; only the scenes that are filmed look at it. */
export const drawScene = (name: string, t = 0): string => {
  const scene = scenes[name];
  if (!scene) throw new Error(`no scene called ${name}`);
  const picture = scene.draw(t) + rect(0, 0, width, height, 'url(#r-1a1a2e00-1a1a2e00-1a1a2e20)');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${definitions(picture)}${tidy(picture)}</svg>`;
};

export const describe = (name: string): string => scenes[name]?.alt ?? '';
