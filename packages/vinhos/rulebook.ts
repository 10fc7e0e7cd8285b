// Every rule of Vinhos by its id: the editions it holds for, and where each text says it. The sentences are ours and live with the
// page; here are none. The sources are those of the packs' provenance: S0 Deluxe (fr), S1 first edition (pl), S3 a player's summary of
// 2016 (it), S4 2016 (ru); the numbers are lines of the text.

export const EDITIONS = ['2016', 'reserve', 'first', 'solo'] as const;
export type EditionId = (typeof EDITIONS)[number];

/** A rule: the editions it holds for and the lines that say it; none where the texts are silent and the rule is ours. */
export interface Rule {
  readonly editions: readonly EditionId[];
  readonly said: string;
}

const ALL = EDITIONS;
/** All rules for two players of 2016 hold in the solo game unless it says otherwise. */
const SV = ['2016', 'solo'] as const;
const SOLO = ['solo'] as const;
/** Between people only. */
const PEOPLE = ['2016', 'reserve', 'first'] as const;
const OLD = ['reserve', 'first'] as const;
const RESERVE = ['reserve'] as const;
const DELUXE = ['2016', 'reserve', 'solo'] as const;

const rule = (editions: readonly EditionId[], said: string): Rule => ({ editions, said });

export const RULEBOOK = {
  'setup.order': rule(ALL, 'S0:2680,3071 S1:134 S3:15'),
  'setup.regions': rule(ALL, 'S0:2769,2771,3147,3149 S1:89 S3:32'),
  'setup.vintage': rule(ALL, 'S0:2678,3069 S1:132 S3:14'),
  'setup.start-vineyard': rule(ALL, 'S0:2773-2799,3151-3181,3510-3550 S1:91-106,1384-1410 S3:34-44'),
  'setup.reserve-order': rule(OLD, 'S0:3183-3194,3462,3463 S1:134,171-175'),
  'setup.magnate-pick': rule(SV, 'S0:2803,2807 S3:45-47'),
  'setup.positions': rule(ALL, 'S0:2747,3123 S1:187 S3:26'),

  'year.phases': rule(ALL, 'S0:79-123,900,902,1228-1256,2198,2200 S1:193-233,1101,1103 S3:51,52 S4:80-104,858,860'),
  'year.start': rule(ALL, 'S0:127,129,1260-1267 S1:261-264 S3:61-63 S4:128,130'),
  'year.refresh': rule(ALL, 'S0:130,685,1269,1987 S1:268,816 S3:64 S4:131,663'),
  'year.round': rule(PEOPLE, 'S0:136,143,222-230,1275,1283,1372-1380 S1:286-293,336-343 S3:69,84 S4:137,145,230-238'),

  'move.must': rule(ALL, 'S0:145,147,205,1283,1355 S1:293-297,317 S3:71 S4:145,213'),
  'move.adjacent': rule(ALL, 'S0:198,199,1348,1349 S1:302,306 S3:72,73 S4:206,207'),
  'move.players': rule(ALL, 'S0:200,1350 S1:310 S3:74 S4:208'),
  'move.tax': rule(ALL, 'S0:201,1351 S1:311 S3:75 S4:209'),
  'move.centre-free': rule(ALL, 'S0:209,743,1359,2043 S1:323 S3:82 S4:217,715'),
  'move.able': rule(ALL, 'S0:205,1355 S1:319 S3:81 S4:213'),
  'move.stay-centre': rule(ALL, 'S0:210,1360 S1:324 S3:83 S4:218'),
  'move.cash': rule(OLD, 'S0:1349-1351,3103 S1:169,306-311'),
  'order.choose': rule(ALL, 'S0:745,2045 S1:328,850 S3:80,190 S4:717'),
  'order.apply': rule(ALL, 'S0:214,216,230,1364,1366,1380 S1:339,343 S3:84-86 S4:222,224,238'),

  'vineyard.count': rule(ALL, 'S0:328,346,1476,1494 S1:410,424 S3:94 S4:321,339'),
  'vineyard.place': rule(ALL, 'S0:332-336,348,1480-1484,1496 S1:414-416,426 S3:96-100,104 S4:325-329,341'),
  'vineyard.cube': rule(ALL, 'S0:342,1490 S1:422 S3:105 S4:335'),
  'vineyard.first': rule(ALL, 'S0:338,340,1486,1488,3577 S1:418,420,1420 S3:101,103 S4:331,333,343'),
  'vineyard.waiting-cubes': rule(ALL, 'S0:367,413,539,1515,1563,1705 S1:441,464,495 S3:121,147 S4:359,403,525'),

  'region.tras-os-montes': rule(ALL, 'S0:3490 S1:1376'),
  'region.minho': rule(ALL, 'S0:3500 S1:1370'),
  'region.douro': rule(ALL, 'S0:485,1650,2765,3143,3510 S1:1390 S3:33,44,229 S4:476'),
  'region.dao': rule(ALL, 'S0:3520 S1:1382,1384 S3:43 S4:299'),
  'region.ribatejo': rule(DELUXE, 'S0:1547,3117,3464,3530 S3:42'),
  'region.lisboa': rule(ALL, 'S0:3540 S1:1396,1398 S3:40,102'),
  'region.setubal': rule(ALL, 'S0:3550 S1:1410'),
  'region.alentejo': rule(ALL, 'S0:510,1675,3560 S1:1404 S4:499'),
  'region.algarve': rule(ALL, 'S0:514,1679,3569 S1:1416 S4:501'),

  'winery.build': rule(ALL, 'S0:358-367,1508-1515 S1:434-441 S3:109-121 S4:351-359'),
  'enologist.hire': rule(ALL, 'S0:379-391,1537-1547 S1:474-480 S3:125-134 S4:371-383'),
  'cellar.build': rule(ALL, 'S0:528-539,1693-1705 S1:488-495 S3:138-147 S4:515-525'),

  'wine.quality': rule(ALL, 'S0:481-492,897,1646-1657,2195 S1:557-566 S3:224-233 S4:472-483,855'),
  'wine.value': rule(ALL, 'S0:502-516,1667-1681 S1:574-588 S3:154 S4:493-503'),
  'wine.origin': rule(ALL, 'S0:99,462,510,1250,1627,1675 S1:227,515,582 S4:100,453,499'),
  'wine.cubes-needed': rule(
    ALL,
    'S0:520,605,607,623,625,1685,1785,1786,1821,1823 S1:588,642,644,701,702 S3:161,173 S4:507,591,593,609,611',
  ),

  'sales.sell': rule(ALL, 'S0:600-610,1780-1788 S1:634-648 S3:153-160 S4:586-596'),
  'sales.retrieve-pairs': rule(OLD, 'S0:1794-1800 S1:674-678'),
  'export.send': rule(ALL, 'S0:618-629,1816-1829 S1:696-705 S3:167-172 S4:604-614'),
  'export.two-players': rule(DELUXE, 'S0:637,1837,3466 S3:168 S4:622'),

  'expert.hire': rule(ALL, 'S0:647-655,1941-1949 S1:789-798 S3:179-182 S4:632-640'),
  'expert.limit': rule(ALL, 'S0:657,1951,2333,3210,3212 S1:818,1184 S3:184 S4:642'),
  'expert.discard': rule(ALL, 'S0:659,771,1953,2330 S1:818,1181 S3:199 S4:642,739'),
  'expert.use': rule(ALL, 'S0:675,679,1981,3210,3212 S1:810,814 S3:183 S4:654,658'),
  'expert.cash': rule(ALL, 'S0:3216 S1:1282'),
  'expert.free-move': rule(ALL, 'S0:3220 S1:1298'),
  'expert.renown': rule(ALL, 'S0:3224 S1:1290'),
  'expert.retrieve-barrel': rule(ALL, 'S0:604,622,960,1784,1820,3228,3229,3260 S1:1294 S4:590,608,916'),
  'expert.reorder-vineyards': rule(ALL, 'S0:3233 S1:1286'),
  'expert.vineyard-discount': rule(ALL, 'S0:3237 S1:1278'),

  'press.once': rule(ALL, 'S0:747-753,810,2047-2053,2104 S1:852-858,963 S3:193 S4:719-725,774'),
  'press.wine': rule(ALL, 'S0:763,764,808,2063,2064,2100 S1:862,957-961,1129 S3:194,195,209 S4:735,736,772'),
  'press.points-2016': rule(SV, 'S0:765-782 S3:196-204 S4:737-750'),
  'press.points-2010': rule(OLD, 'S0:2065-2076 S1:864-887'),
  'press.magnates': rule(ALL, 'S0:792-806,2082-2098 S1:891-899,949-953 S3:205-208 S4:760-770'),

  'magnate.tiles-2016': rule(SV, 'S0:972,2825-2879 S3:259 S4:928'),
  'magnate.benefit-2010': rule(OLD, 'S0:2350-2371,3241-3296 S1:969-997,1304-1364'),

  'maintenance.2016': rule(SV, 'S0:93,826 S3:214 S4:94,790'),
  'maintenance.interest': rule(OLD, 'S0:1913,2116-2120,2132 S1:761,1059,1060,1071'),
  'maintenance.salaries': rule(OLD, 'S0:1545,2122-2126 S1:482,1062-1067'),
  'maintenance.minus-two': rule(OLD, 'S0:1853,2128 S1:730,1069'),
  'maintenance.variant-pairs': rule(RESERVE, 'S0:2134,3474'),

  'bank.action': rule(OLD, 'S0:1845-1859,1899-1903 S1:727-733'),
  'bank.disinvest': rule(OLD, 'S0:1907,1909 S1:751-757'),

  'production.age': rule(ALL, 'S0:452,454,894,1617,1619,2192 S1:505,507,1097 S3:221 S4:445,852'),
  'production.staff': rule(ALL, 'S0:490,895,1653,2193 S1:564,1099 S3:223 S4:447,479,853'),
  'production.make': rule(ALL, 'S0:458-462,896-898,1623-1627,2194-2196 S1:511-515,1099 S3:224-231 S4:449-453,854-856'),

  'fair.late': rule(ALL, 'S0:757,912,2057,2222 S1:965,1127,1129 S3:238 S4:729,870'),
  'fair.experts-2010': rule(OLD, 'S0:1971,1973,2230-2244,2330 S1:802,804,1135-1165,1181'),
  'fair.rank': rule(ALL, 'S0:790,924-946,2246-2260,2331 S1:1167-1175,1182,1184 S3:240-245 S4:758,882-902'),
  'fair.absent': rule(ALL, 'S0:916,2226 S1:1131,1177 S3:239 S4:874'),
  'fair.order-2016': rule(SV, 'S0:782,950,951 S3:247,254 S4:750,906,907'),
  'fair.order-2010': rule(OLD, 'S0:2340 S1:1188'),
  'fair.buy-2016': rule(SV, 'S0:952-966,2883 S3:248-253 S4:908-922'),

  'end.extra-2016': rule(SV, 'S0:1067,1071 S3:264,268 S4:1004,1008'),
  'end.benefits-2010': rule(OLD, 'S0:2499 S1:1258,1260'),
  'end.score-2016': rule(SV, 'S0:633,1073-1078,2883-2963 S3:270-274 S4:618,1010-1015'),
  'end.score-2010': rule(OLD, 'S0:1833,1925,2505-2509,3264-3284 S1:707,709,765,1264-1268,1304-1344'),
  'end.tie': rule(PEOPLE, 'S0:1080,2511 S1:1272 S3:278,280 S4:1019'),

  'solo.setup': rule(SOLO, 'S0:3304-3316,3332'),
  'solo.cards': rule(SOLO, 'S0:3318-3324'),
  'solo.start': rule(SOLO, 'S0:3326,3330'),
  'solo.turns': rule(SOLO, 'S0:3338-3344'),
  'solo.move': rule(SOLO, 'S0:3350-3356'),
  'solo.bribe': rule(SOLO, 'S0:3360,3362'),
  'solo.cubes': rule(SOLO, 'S0:3346,3388,3395,3412'),
  'solo.vineyards': rule(SOLO, 'S0:3368'),
  'solo.cellars': rule(SOLO, 'S0:3372'),
  'solo.wineries': rule(SOLO, 'S0:3376'),
  'solo.experts': rule(SOLO, 'S0:3380'),
  'solo.staff': rule(SOLO, 'S0:3384'),
  'solo.export': rule(SOLO, 'S0:3388-3391'),
  'solo.sales': rule(SOLO, 'S0:3395-3405'),
  'solo.press': rule(SOLO, 'S0:3409-3414'),
  'solo.maintenance': rule(SOLO, 'S0:3418'),
  'solo.fair': rule(SOLO, 'S0:3422-3434'),
  'solo.end': rule(SOLO, 'S0:3344,3432,3438'),
  'solo.awards': rule(SOLO, 'S0:3442-3456'),

  'variant.five-estates': rule(RESERVE, 'S0:2993,3478,3480'),
  'variant.seat-order': rule(PEOPLE, ''),
  'flow.together': rule(ALL, ''),
  'flow.reveal': rule(ALL, ''),
  'info.open': rule(ALL, 'S0:2821,3206 S1:404 S3:56'),
} as const satisfies { readonly [id: string]: Rule };

export type RuleId = keyof typeof RULEBOOK;

/** The editions each rule holds for. */
export const RULES = Object.fromEntries(Object.entries(RULEBOOK).map(([id, { editions }]) => [id, editions])) as {
  readonly [R in RuleId]: readonly EditionId[];
};
