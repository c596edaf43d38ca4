import { definitions } from '../drawing/paint.ts';
import { airport } from './city/airport.ts';
import { appleOrchard } from './country/apple-orchard.ts';
import { baotuSpring } from './landscapes/baotu-spring.ts';
import { basketball } from './sports/basketball.ts';
import { binzhouDates } from './country/binzhou-dates.ts';
import { busStop } from './city/bus-stop.ts';
import { calligraphy } from './culture/calligraphy.ts';
import { classroom } from './community/classroom.ts';
import { clinic } from './community/clinic.ts';
import { constructionSite } from './city/construction-site.ts';
import { damingLakeLotus } from './landscapes/daming-lake-lotus.ts';
import { dezhouSolar } from './industry/dezhou-solar.ts';
import { dongyingOilfield } from './industry/dongying-oilfield.ts';
import { dongyingWetland } from './landscapes/dongying-wetland.ts';
import { dumplings } from './culture/dumplings.ts';
import { elderlyCanteen } from './community/elderly-canteen.ts';
import { evCharging } from './city/ev-charging.ts';
import { fireStation } from './city/fire-station.ts';
import { footballMatch } from './sports/football-match.ts';
import { ginkgoAutumn } from './landscapes/ginkgo-autumn.ts';
import { hezePeony } from './landscapes/heze-peony.ts';
import { highSpeedRail } from './city/high-speed-rail.ts';
import { hospital } from './community/hospital.ts';
import { jinanOldStreet } from './landmarks/jinan-old-street.ts';
import { jinanSubway } from './city/jinan-subway.ts';
import { laboratory } from './industry/laboratory.ts';
import { laiwuGinger } from './country/laiwu-ginger.ts';
import { liaochengTower } from './landmarks/liaocheng-tower.ts';
import { libraryReading } from './culture/library-reading.ts';
import { linyiMarket, linyiNight } from './city/linyi-market.ts';
import { lujuOpera } from './culture/luju-opera.ts';
import { marathon } from './sports/marathon.ts';
import { midAutumnMoon } from './landscapes/mid-autumn-moon.ts';
import { museumBronze } from './culture/museum-bronze.ts';
import { newspaperPress } from './industry/newspaper-press.ts';
import { newsroom } from './industry/newsroom.ts';
import { nightMarket } from './city/night-market.ts';
import { oldBookshop } from './culture/old-bookshop.ts';
import { paperCut } from './culture/paper-cut.ts';
import { penglaiPavilion } from './landmarks/penglai-pavilion.ts';
import { qingdaoPier } from './landmarks/qingdao-pier.ts';
import { qingdaoPort } from './industry/qingdao-port.ts';
import { qingdaoRedRoofs } from './landmarks/qingdao-red-roofs.ts';
import { qufuTemple } from './landmarks/qufu-temple.ts';
import { rainStreet } from './city/rain-street.ts';
import { reservoir } from './landscapes/reservoir.ts';
import { rizhaoBeach } from './landscapes/rizhao-beach.ts';
import { rizhaoTea } from './country/rizhao-tea.ts';
import { rongchengSeaweedHouses } from './landmarks/rongcheng-seaweed-houses.ts';
import { ruralEcommerce } from './country/rural-ecommerce.ts';
import { sailing } from './sports/sailing.ts';
import { schoolCampus } from './community/school-campus.ts';
import { shouguangGreenhouse } from './country/shouguang-greenhouse.ts';
import { smartFactory } from './industry/smart-factory.ts';
import { snowStreet } from './city/snow-street.ts';
import { springBlossom } from './landscapes/spring-blossom.ts';
import { squareDance } from './community/square-dance.ts';
import { swimming } from './sports/swimming.ts';
import { tableTennis } from './sports/table-tennis.ts';
import { taierzhuangNight } from './landmarks/taierzhuang-night.ts';
import { taishanSteps } from './landscapes/taishan-steps.ts';
import { taishanSunrise } from './landscapes/taishan-sunrise.ts';
import { teaHouse } from './culture/tea-house.ts';
import { tractorSpring } from './country/tractor-spring.ts';
import { vegetableMarket } from './city/vegetable-market.ts';
import { villageSquare } from './country/village-square.ts';
import { volunteers } from './community/volunteers.ts';
import { weifangKites } from './culture/weifang-kites.ts';
import { weihaiSwans } from './landscapes/weihai-swans.ts';
import { weishanLake } from './landscapes/weishan-lake.ts';
import { wheatHarvest } from './country/wheat-harvest.ts';
import { windTurbines } from './industry/wind-turbines.ts';
import { yangjiabuPrint } from './culture/yangjiabu-print.ts';
import { yantaiLighthouse } from './landmarks/yantai-lighthouse.ts';
import { yellowRiverBridge } from './landscapes/yellow-river-bridge.ts';
import { zaozhuangPomegranate } from './country/zaozhuang-pomegranate.ts';
import { ziboBarbecue } from './city/zibo-barbecue.ts';
import { ziboCeramics } from './culture/zibo-ceramics.ts';
import { towelWeaving } from './makers/towel-weaving.ts';
import { riverPatrol } from './community/river-patrol.ts';
import { watchRepair } from './culture/watch-repair.ts';
import { stonemason } from './makers/stonemason.ts';
import { stoneBridge, stoneBridgeWorks } from './landmarks/stone-bridge.ts';
import { detailSize, sceneDetails, viewBoxOf } from './scene-details.ts';
import { enterpriseScenes } from './enterprise-scenes.ts';
import { height, rect, type Scene, width } from '../drawing/svg.ts';

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
  'linyi-night': linyiNight,
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
  'towel-weaving': towelWeaving,
  'river-patrol': riverPatrol,
  'watch-repair': watchRepair,
  stonemason,
  'stone-bridge': stoneBridge,
  'stone-bridge-works': stoneBridgeWorks,
  ...enterpriseScenes,
};

export const sceneNames: readonly string[] = Object.keys(scenes);

/** Rounds coordinates to three decimals. */
const roundCoordinates = (svg: string): string => svg.replace(/(\.\d\d\d)\d+/g, '$1');

/** @param t progress of a video from 0 to 1; scenes without videos ignore it @returns an SVG document */
export const drawScene = (name: string, t = 0): string => {
  const scene = scenes[name];
  if (!scene) throw new Error(`no scene called ${name}`);
  const picture = scene.draw(t) + rect(0, 0, width, height, 'url(#r-1a1a2e00-1a1a2e00-1a1a2e20)');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${definitions(picture)}${roundCoordinates(picture)}</svg>`;
};

export const detailNames: readonly string[] = Object.keys(sceneDetails);

/** A part of a scene, drawn as large as its own picture. */
export const drawDetail = (name: string): string => {
  const detail = sceneDetails[name];
  if (!detail) throw new Error(`no detail of a scene called ${name}`);
  return drawScene(detail.scene).replace(
    `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
    `width="${detailSize.width}" height="${detailSize.height}" viewBox="${viewBoxOf(detail)}"`,
  );
};

export const altOf = (name: string): string => (scenes[name] ?? sceneDetails[name])?.alt ?? '';
