// Every address of the specification's section 2, transcribed in its order and its spelling: `*` is a splat, `:id?` an
// optional parameter. Counted: home 1, auto show 8, news lists 4, live 9, live components 7, VR 4, login 1, tech support
// 5, welfare 2, public welfare 9, sector templates 21 under each of two roots 42, menus and rankings 6, paper 2, circle
// and chain 3, topic square 2, other with parameters 4, video 10, other 18: 137.

const sectors = [
  'tourism',
  'TemplateOne',
  'TemplateTwo',
  'TemplateThree',
  'TemplateFour',
  'supermarket',
  'propertyInsurance',
  'pensionAgency',
  'pch',
  'meatFood',
  'livingHome',
  'liquorEnterprise',
  'lifeInsuranceCompany',
  'hotelDining',
  'homeStore',
  'goodShandong',
  'edu',
  'economy',
  'brand',
  'academy',
  '3AScenicSpot',
];

const under = (base: string, ...paths: readonly string[]) => paths.map((path) => `${base}/${path}`);
const splats = (base: string, ...names: readonly string[]) => names.map((name) => `${base}/${name}/*`);

/** The specification's address patterns, below the base path /new. */
export const addressPatterns: readonly string[] = [
  '/',
  '/autoShow',
  ...under('/autoShow', 'brand_list', 'proclamations'),
  ...splats('/autoShow', 'vehicleDetails', 'shopDetails', 'inquiry', 'inquiring', 'brandDetails'),
  ...under('', 'focusNews', 'frequency', 'hotSearch', 'hotNews/*'),
  ...under(
    '/living',
    'kong',
    'qrlogin',
    'app/:id?',
    'appc/:id?',
    'appn/:id?',
    'appview/:id?',
    'cashout/:zid?',
  ),
  ...under('/living', 'share/:id?', 'share_wechat/:wrap?/:id?'),
  ...under(
    '/living/components',
    'album',
    'albumview',
    'inviteRule',
    'relativeReporter',
    'scene',
    'scenelist',
    'yue',
  ),
  ...under('', 'vrlive/appview/:id?', 'vrlive/share/:id?', 'vr/share/*', 'vr/appview/*'),
  '/login/loginCommon',
  ...under('/techSupport', 'copyright', 'edit', 'track', 'usercollect', 'com/experience'),
  ...under('/welfare', 'list', ':id?'),
  '/v10/publicWelfare/welTopic/:id?',
  ...splats('/v10/publicWelfare', 'weldetails', 'volHome', 'volApplay', 'startCamp', 'orzHome', 'orgApplay'),
  ...splats('/v10/publicWelfare', 'chainBlocks', 'actDetails'),
  ...splats('/ThinkFile', ...sectors),
  ...splats('/ThinkFileApp', ...sectors),
  ...splats('/ThinkFile', 'allMenuShare', 'allmenu'),
  ...splats('/ThinkFile/rankDetail', 'travel', 'region', 'education', 'economics'),
  ...splats('/paper', 'qlwbPaperShare', 'qlwbPaper'),
  '/circleFile/invite/*',
  ...splats('/chainFile', 'lossSearch', 'lossChain'),
  ...splats('/topicFile', 'topicSquareshare', 'topicSquare'),
  ...under('', 'infoTopic/:id?', 'wisdom/:reportid?', 'ydIndex/*', 'vOrganization/*'),
  ...splats('', 'videoXx', 'videosXx', 'videosPersonal', 'videosOut', 'videosHome', 'videosCollectionAbum'),
  ...splats('', 'videosCollection', 'videosClapper', 'videos', 'video'),
  ...splats('', 'thinkTank', 'thematicDq', 'thematic', 'shareDown', 'retrato', 'report', 'liveAlbum', 'live'),
  ...splats(
    '',
    'infomation',
    'info',
    'general',
    'expert',
    'down',
    'comment',
    'audioNews',
    'audioList',
    'atlas',
    'answer',
  ),
];

/** Ids of the demo content, by the address they show something at; other addresses are tried with `demo`. */
const demoIds: Readonly<Record<string, string>> = {
  '/general/*': '1001',
  '/comment/*': '1001',
  '/hotNews/*': 'h01',
  '/audioList/*': 'morning',
  '/audioNews/*': '2001',
};

export interface Address {
  readonly pattern: string;
  /** shows real demo data */
  readonly url: string;
  readonly built: boolean;
}

/**
 * Every address with a real example, and whether the app has it.
 * @param routes full paths of the router, such as `/general/$`
 */
export function listAddresses(routes: readonly string[]): Address[] {
  const known = new Set(routes.map((route) => route.replace(/(.)\/$/, '$1')));
  return addressPatterns.map((pattern) => ({
    pattern,
    url: `/new${exampleOf(pattern)}`,
    built: known.has(routeOf(pattern)),
  }));
}

/** The router's spelling of a pattern: `*` is `$`, `:id?` is `{-$id}`. */
function routeOf(pattern: string): string {
  return pattern.replace('*', '$').replaceAll(/:(\w+)\?/g, '{-$$$1}');
}

function exampleOf(pattern: string): string {
  const id = demoIds[pattern] ?? 'demo';
  return pattern.replace('*', id).replaceAll(/\/:\w+\?/g, `/${id}`);
}
