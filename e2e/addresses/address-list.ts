// Every address of the specification's section 2, in its order and notation: `*` is a splat, `:id?` an
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

const templates: ReadonlySet<string> = new Set(sectors.filter((name) => name.startsWith('Template')));

/** Routes whose parameter comes from a closed list, with its values: each is an address of its own. */
const families: readonly (readonly [route: string, parameter: string, values: readonly string[]])[] = [
  ['/ThinkFile/$sector/$', '$sector', sectors],
  ['/ThinkFileApp/$sector/$', '$sector', sectors],
  ['/ThinkFile/rankDetail/$kind/$', '$kind', ['travel', 'region', 'education', 'economics']],
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

/** Addresses that only this app has, in the router's notation, with examples: one for each of their views. */
export const appOnlyAddresses: Readonly<Record<string, readonly [string, ...string[]]>> = {
  '/my': [
    '/my',
    ...(['saved', 'history', 'reading', 'comments', 'tips', 'follows', 'about'] as const).map(
      (list) => `/my?list=${list}`,
    ),
  ],
  '/label/$': [`/label/${encodeURIComponent('民生')}`],
  '/briefing/{-$id}': ['/briefing'],
  '/reporter/$': [`/reporter/${encodeURIComponent('王晓岚')}`],
};

/** Example parameters from the demo content by pattern; patterns without an entry get `demo`. */
const demoIds: Readonly<Record<string, string>> = {
  '/autoShow/brandDetails/*': 'b-01',
  '/autoShow/vehicleDetails/*': 's-001',
  '/autoShow/shopDetails/*': 'shop-01',
  '/autoShow/inquiry/*': 's-001',
  // without an id: the home, all enterprises, the newest period, all reports
  '/thinkTank/*': '',
  '/ThinkFile/allmenu/*': '',
  '/ThinkFile/allMenuShare/*': '',
  '/ThinkFile/rankDetail/travel/*': '',
  '/ThinkFile/rankDetail/region/*': '',
  '/ThinkFile/rankDetail/education/*': '',
  '/ThinkFile/rankDetail/economics/*': '',
  '/wisdom/:reportid?': '',
  '/expert/*': 'exp-01',
  ...Object.fromEntries(
    ['/ThinkFile', '/ThinkFileApp'].flatMap((root) =>
      // any enterprise can be shown in any template
      sectors.map((sector) => [
        `${root}/${sector}/*`,
        `ent-${templates.has(sector) ? 'tourism' : sector}-01`,
      ]),
    ),
  ),
  '/general/*': '1001',
  '/comment/*': '1001',
  '/hotNews/*': 'h01',
  '/atlas/*': '1112',
  '/thematic/*': '1015',
  '/thematicDq/*': '8002',
  '/audioList/*': 'morning',
  '/audioNews/*': '2001',
  // without an id: the newest issue and its leading article, which change daily
  '/paper/qlwbPaper/*': '',
  '/paper/qlwbPaperShare/*': '',
  '/report/*': 'tip-01',
  '/info/*': 'tip-08',
  '/infomation/*': 'i01',
  '/infoTopic/:id?': 'roads',
  '/circleFile/invite/*': 'morning-run',
  '/topicFile/topicSquare/*': 'old-street',
  '/topicFile/topicSquareshare/*': 'old-street',
  '/vr/share/*': 'quan-yu-shan',
  '/vr/appview/*': 'baoshe-dating',
  '/vrlive/share/:id?': '1012',
  '/vrlive/appview/:id?': '1012',
  // without an id: the present year
  '/retrato/*': '',
  '/videosHome/*': '',
  '/videos/*': 'f01',
  '/video/*': '1108',
  '/videoXx/*': 'f05',
  '/videosXx/*': 'f04',
  '/videosCollection/*': 'quan',
  '/videosCollectionAbum/*': 'haibian',
  '/videosPersonal/*': 'tiangeng',
  '/videosClapper/*': 'w21',
  '/videosOut/*': 'lvtu',
  '/welfare/:id?': 'wel-book-voucher',
  '/v10/publicWelfare/welTopic/:id?': 'topic-neighbours',
  '/v10/publicWelfare/weldetails/*': 'show-demo02',
  '/v10/publicWelfare/volHome/*': 'vol-demo001',
  '/v10/publicWelfare/volApplay/*': '',
  '/v10/publicWelfare/startCamp/*': '',
  '/v10/publicWelfare/orzHome/*': 'grp-demo01',
  '/v10/publicWelfare/orgApplay/*': '',
  '/v10/publicWelfare/chainBlocks/*': '',
  '/v10/publicWelfare/actDetails/*': 'act-demo01',
  // without an id: the search, and the ledger of notices
  '/chainFile/lossSearch/*': '',
  '/chainFile/lossChain/*': '',
  '/ydIndex/*': 'jiexiang',
  '/vOrganization/*': 'jiankang',
  '/down/*': 'android',
  '/answer/*': 'q01',
  '/living/share/:id?': 'live-peony',
  '/living/app/:id?': '1515',
  '/living/appc/:id?': '1012',
  '/living/appn/:id?': 'live-marathon',
  '/living/appview/:id?': '1209',
  // the inviter's code, then the live room's id
  '/living/share_wechat/:wrap?/:id?': 'abcdefgh/1612',
  '/living/cashout/:zid?': 'health-class',
  // redirects to the live room
  '/live/*': 'live-peony',
  '/liveAlbum/*': 'manzhibo',
  '/living/components/album': '?id=live-market',
  '/living/components/albumview': '?id=live-market&picture=2',
  '/living/components/inviteRule': '?id=1515',
  '/living/components/relativeReporter': '?id=live-marathon',
  '/living/components/scene': '?id=1012',
  '/living/components/scenelist': '?id=1209',
  '/living/components/yue': '?id=1612',
  '/shareDown/*': 'd963b0cb1a392f049d761',
};

export interface Address {
  readonly pattern: string;
  /** an example that shows demo content */
  readonly url: string;
  readonly built: boolean;
}

/**
 * Lists every address with an example, and whether the app has a route for it.
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

/** The router's notation of a pattern: `*` is `$`, `:id?` is `{-$id}`, a value of a closed list its parameter. */
export function routeOf(pattern: string): string {
  const route = pattern.replace('*', '$').replaceAll(/:(\w+)\?/g, '{-$$$1}');
  const family = families.find(([of, parameter, values]) =>
    values.some((value) => of.replace(parameter, () => value) === route),
  );
  return family?.[0] ?? route;
}

/** The example replaces all path parameters, or is a query. */
function exampleOf(pattern: string): string {
  const example = demoIds[pattern] ?? 'demo';
  if (example.startsWith('?')) return pattern + example;
  return pattern.replace('*', example).replace(/(?:\/:\w+\?)+$/, `/${example}`);
}
