// What the four audio clips say. The transcripts are shown beside the player.
// The voice is given pinyin: with plain characters it misreads every character that has two readings.
export const texts: Record<string, { poster: string; text: string; say: string }> = {
  'audio-morning': {
    poster: 'newspaper-press',
    text: '早上好，欢迎收听早新闻。今天全省多云转晴，适合出门走走。济南趵突泉水位稳定，三股泉水喷涌正旺，景区提醒市民错峰赏泉。青岛沿海晨雾较浓，海上航线请留意通知。早高峰期间，济南地铁缩短发车间隔，换乘更从容。鲁西南小麦长势良好，农技人员已经下到田间。周末，省内多家图书馆延长开放时间，欢迎带着孩子去读书。愿您今天一切顺利。',
    say: 'zao3 shang4 hao3, huan1 ying2 shou1 ting1 zao3 xin1 wen2. jin1 tian1 quan2 sheng3 duo1 yun2 zhuan3 qing2, shi4 he2 chu1 men2 zou3 zou3. ji3 nan2 bao4 tu1 quan2 shui3 wei4 wen3 ding4, san1 gu3 quan2 shui3 pen1 yong3 zheng4 wang4, jing3 qu1 ti2 xing3 shi4 min2 cuo4 feng1 shang3 quan2. qing1 dao3 yan2 hai3 chen2 wu4 jiao4 nong2, hai3 shang4 hang2 xian4 qing3 liu2 yi4 tong1 zhi1. zao3 gao1 feng1 qi1 jian1, ji3 nan2 di4 tie3 suo1 duan3 fa1 che1 jian4 ge2, huan4 cheng2 geng4 cong2 rong2. lu3 xi1 nan2 xiao3 mai4 zhang3 shi4 liang2 hao3, nong2 ji4 ren2 yuan2 yi3 jing1 xia4 dao4 tian2 jian1. zhou1 mo4, sheng3 nei4 duo1 jia1 tu2 shu1 guan3 yan2 chang2 kai1 fang4 shi2 jian1, huan1 ying2 dai4 zhe5 hai2 zi5 qu4 du2 shu1. yuan4 nin2 jin1 tian1 yi2 qie4 shun4 li4.',
  },
  'audio-health': {
    poster: 'clinic',
    text: '这里是健康说。最近早晚温差大，老年朋友晨练不必太早，等太阳出来再出门更稳妥。出门前先喝半杯温水，活动活动手腕和脚踝。走路的快慢，以能说话、微微出汗为好。三餐清淡，少盐少油，每天吃够一斤蔬菜。家里备一台血压计，早晚各量一次，记在本子上，复诊时带给医生看。如果胸闷、头晕超过十分钟，请马上停下来休息，并及时就医。',
    say: 'zhe4 li3 shi4 jian4 kang1 shuo1. zui4 jin4 zao3 wan3 wen1 cha1 da4, lao3 nian2 peng2 you3 chen2 lian4 bu2 bi4 tai4 zao3, deng3 tai4 yang2 chu1 lai2 zai4 chu1 men2 geng4 wen3 tuo3. chu1 men2 qian2 xian1 he1 ban4 bei1 wen1 shui3, huo2 dong4 huo2 dong4 shou3 wan4 he2 jiao3 huai2. zou3 lu4 de5 kuai4 man4, yi3 neng2 shuo1 hua4, wei1 wei1 chu1 han4 wei2 hao3. san1 can1 qing1 dan4, shao3 yan2 shao3 you2, mei3 tian1 chi1 gou4 yi4 jin1 shu1 cai4. jia1 li3 bei4 yi4 tai2 xue4 ya1 ji4, zao3 wan3 ge4 liang2 yi2 ci4, ji4 zai4 ben3 zi5 shang4, fu4 zhen3 shi2 dai4 gei3 yi1 sheng1 kan4. ru2 guo3 xiong1 men1, tou2 yun1 chao1 guo4 shi2 fen1 zhong1, qing3 ma3 shang4 ting2 xia4 lai2 xiu1 xi5, bing4 ji2 shi2 jiu4 yi1.',
  },
  'audio-culture': {
    poster: 'luju-opera',
    text: '齐鲁文化，一起来听。潍坊杨家埠的木版年画，已经印了几百年。一张年画，先画稿，再刻版，一种颜色一块版，一遍一遍套印，才有满纸的喜气。老艺人常说，刀要稳，心要静，线条才有精神。如今，年轻人把年画印在书签和布包上，让门神走进了校园。本周末，民间艺术馆开放体验课，您可以亲手印一张连年有余，带回家贴在门上。',
    say: 'qi2 lu3 wen2 hua4, yi4 qi3 lai2 ting1. wei2 fang1 yang2 jia1 bu4 de5 mu4 ban3 nian2 hua4, yi3 jing1 yin4 le5 ji3 bai3 nian2. yi4 zhang1 nian2 hua4, xian1 hua4 gao3, zai4 ke4 ban3, yi4 zhong3 yan2 se4 yi2 kuai4 ban3, yi2 bian4 yi2 bian4 tao4 yin4, cai2 you3 man3 zhi3 de5 xi3 qi4. lao3 yi4 ren2 chang2 shuo1, dao1 yao4 wen3, xin1 yao4 jing4, xian4 tiao2 cai2 you3 jing1 shen2. ru2 jin1, nian2 qing1 ren2 ba3 nian2 hua4 yin4 zai4 shu1 qian1 he2 bu4 bao1 shang4, rang4 men2 shen2 zou3 jin4 le5 xiao4 yuan2. ben3 zhou1 mo4, min2 jian1 yi4 shu4 guan3 kai1 fang4 ti3 yan4 ke4, nin2 ke3 yi3 qin1 shou3 yin4 yi4 zhang1 lian2 nian2 you3 yu2, dai4 hui2 jia1 tie1 zai4 men2 shang4.',
  },
  'audio-rural': {
    poster: 'wheat-harvest',
    text: '乡亲们好，这里是乡村广播。麦子快黄了，收割之前，请先检查农机的皮带和灯光，备好灭火器。未来三天，鲁中鲁南以晴天为主，利于抢收晾晒，周四夜里部分地方有小雨，请提前盖好粮堆。收完麦子，抓紧抢墒播种玉米，种肥要分开，深度三到五厘米。大棚里的西红柿注意通风，防止高温落花。有问题，可以到村里的服务站找农技员。祝大家颗粒归仓。',
    say: 'xiang1 qin1 men5 hao3, zhe4 li3 shi4 xiang1 cun1 guang3 bo1. mai4 zi5 kuai4 huang2 le5, shou1 ge1 zhi1 qian2, qing3 xian1 jian3 cha2 nong2 ji1 de5 pi2 dai4 he2 deng1 guang1, bei4 hao3 mie4 huo3 qi4. wei4 lai2 san1 tian1, lu3 zhong1 lu3 nan2 yi3 qing2 tian1 wei2 zhu3, li4 yu2 qiang3 shou1 liang4 shai4, zhou1 si4 ye4 li3 bu4 fen5 di4 fang1 you3 xiao3 yu3, qing3 ti2 qian2 gai4 hao3 liang2 dui1. shou1 wan2 mai4 zi5, zhua1 jin3 qiang3 shang1 bo1 zhong4 yu4 mi3, zhong3 fei2 yao4 fen1 kai1, shen1 du4 san1 dao4 wu3 li2 mi3. da4 peng2 li3 de5 xi1 hong2 shi4 zhu4 yi4 tong1 feng1, fang2 zhi3 gao1 wen1 luo4 hua1. you3 wen4 ti2, ke3 yi3 dao4 cun1 li3 de5 fu2 wu4 zhan4 zhao3 nong2 ji4 yuan2. zhu4 da4 jia1 ke1 li4 gui1 cang1.',
  },
};
