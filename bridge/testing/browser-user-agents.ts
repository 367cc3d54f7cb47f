import { IOS, WEBVIEW, MOBILE, U4, WINDOWS, HARMONY } from './user-agent-shapes.ts'

/** Browsers, apps that are not a supported container, and look-alikes that only name one. */
export const browserUserAgents: readonly (readonly [what: string, userAgent: string])[] = [
  [
    'Safari, iOS 14',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 14_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/14.0 Mobile/15E148 Safari/604.1',
  ],
  [
    'Safari, iOS 17',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Mobile/15E148 Safari/604.1',
  ],
  [
    'Safari, iPad that says Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
  ],
  ['a webview of any iOS app', IOS('17_0')],
  ['Chrome, Android, reduced', MOBILE('Android 10; K', '132.0.0.0')],
  [
    'Chrome, iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1',
  ],
  ['Chrome, Windows', WINDOWS],
  [
    'Safari, Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  ],
  ['Firefox, Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0'],
  ['Edge, Windows', `${WINDOWS} Edg/132.0.2957.115`],
  [
    'QQ, Android',
    `${WEBVIEW('Android 15; PJX110 Build/UKQ1.231108.001', '135.0.7049.111')} V1_AND_SQ_9.1.75_10026_HDBM_T PA QQ/9.1.75.25965 NetType/WIFI WebP/0.4.1 AppId/537287845 Pixel/1080 StatusBarHeight/120`,
  ],
  [
    'QQ, iPhone',
    `${IOS('18_5')} QQ/9.1.95.613 V1_IPH_SQ_9.1.95_1_APP_A Pixel/1179 MiniAppEnable SimpleUISwitch/0 StudyMode/0 QQTheme/1000 AppId/537296282`,
  ],
  [
    'QQ Browser, Android',
    'Mozilla/5.0 (Linux; U; Android 13; zh-cn; V2203A Build/TP1A.220624.014) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/109.0.5414.86 MQQBrowser/14.9 Mobile Safari/537.36 COVC/046715',
  ],
  [
    'UC Browser',
    'Mozilla/5.0 (Linux; U; Android 13; zh-CN; 2211133C Build/TKQ1.220905.001) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.4896.58 UCBrowser/15.5.6.1197 Mobile Safari/537.36',
  ],
  [
    'Quark, Android',
    'Mozilla/5.0 (Linux; U; Android 13; zh-Hans-CN; PFJM10 Build/TP1A.220905.001) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/135.0.4896.58 Quark/6.13.6.581 Mobile Safari/537.36',
  ],
  ['Quark, iPhone', `${IOS('17_2')} Quark/6.5.0.388`],
  [
    'Huawei Browser',
    'Mozilla/5.0 (Linux; Android 12; HarmonyOS; NOH-AN00; HMSCore 6.13.0.302) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.5735.196 HuaweiBrowser/15.0.4.312 Mobile Safari/537.36',
  ],
  ['Huawei Browser, HarmonyOS without Android', `${HARMONY} HuaweiBrowser/5.0.0.310`],
  [
    'Xiaomi Browser',
    'Mozilla/5.0 (Linux; U; Android 16; zh-cn; 23127PN0CC Build/BP2A.250605.031.A3) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/135.0.7049.79 Mobile Safari/537.36 XiaoMi/MiuiBrowser/20.23.1020715',
  ],
  [
    'Xiaomi Browser, older',
    'Mozilla/5.0 (Linux; U; Android 10; zh-cn; Redmi K30 5G Build/QKQ1.191222.002) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/79.0.3945.147 Mobile Safari/537.36 XiaoMi/MiuiBrowser/13.5.26',
  ],
  [
    'OPPO Browser',
    'Mozilla/5.0 (Linux; U; Android 11; zh-cn; PDRM00 Build/RKQ1.200903.002) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/70.0.3538.80 Mobile Safari/537.36 HeyTapBrowser/40.7.27.2',
  ],
  ['vivo Browser', `${MOBILE('Android 16; V2425A', '131.0.6778.200')} VivoBrowser/28.7.45.0`],
  [
    'Honor Browser',
    'Mozilla/5.0 (Linux; Android 15; ELI-AN00 Build/HONORELI-AN00;) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/97.0.4692.98 Mobile Safari/537.36 T7/13.38 SP-engine/2.76.0 bdapp/1.0 (bdhonorbrowser; bdhonorbrowser) bdhonorbrowser/9.3.0.3 (P1 15) NABar/1.0',
  ],
  [
    'Samsung Internet',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
  ],
  [
    'Baidu, Android',
    `${WEBVIEW('Android 12; RMX3300 Build/SKQ1.211019.001', '97.0.4692.98')} T7/13.32 SP-engine/2.70.0 baiduboxapp/13.32.0.10 (Baidu; P1 12) NABar/1.0`,
  ],
  [
    'Baidu, iPhone',
    `${IOS('17_5')} SP-engine/2.94.0 main%2F1.0 baiduboxapp/13.62.0.10 (Baidu; P2 17.5)`,
  ],
  [
    'DingTalk, iPhone',
    `${IOS('17_5_1', '21F90')} AliApp(DingTalk/7.1.15) com.laiwang.DingTalk/33435556 Channel/201200 language/en-CN UT4Aplus/0.0.6 WK`,
  ],
  [
    'DingTalk, Android',
    `${U4('Android 12; zh-CN; KB2000 Build/RKQ1.211119.001', '69.0.3497.100', '3.22.1.249')} AliApp(DingTalk/7.0.0.11) com.alibaba.android.rimet/27811579 Channel/263200 language/zh-CN abi/64 UT4Aplus/0.2.25 colorScheme/light`,
  ],
  [
    'Feishu, Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 13_5_0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.5414.128 Safari/537.36 Lark/6.9.4 LarkLocale/zh_CN Electron/Native WebApp/workplace',
  ],
  [
    'Feishu, Android',
    `${MOBILE('Android 12; SM-G991B', '107.0.0.0')} Lark/6.8.9 RangersAppID/1305903`,
  ],
  ['Weibo, iPhone', `${IOS('17_5')} Weibo (iPhone15,2__weibo__14.5.0__iphone__os17.5)`],
  [
    'Douyin, Android',
    `${WEBVIEW('Android 9; COL-TL10 Build/HUAWEICOL-TL10', '75.0.3770.156')} aweme_130400 JsSdk/1.0 NetType/WIFI Channel/huawei_1 AppName/aweme app_version/13.4.0 ByteLocale/zh-Hans-CN Region/CN AppSkin/black TTWebView/0751130003508`,
  ],
  ['Taobao, iPhone', `${IOS('11_2_6', '15D100')} AliApp(TB/7.6.0) WindVane/8.4.1 1242x2208`],
  [
    'WeChat for work, iPhone',
    `${IOS('16_0')} wxwork/4.1.0 MicroMessenger/7.0.1 Language/zh ColorScheme/Light`,
  ],
  [
    'WeChat for work, Android',
    `${WEBVIEW('Android 15; V2232A Build/AP3A.240905.015.A2', '134.0.6998.136')} XWEB/1340157 MMWEBSDK/20250201 MMWEBID/140 wxwork/4.1.38 MicroMessenger/7.0.1 NetType/WIFI Language/zh Lang/zh ColorScheme/Light wwmver/3.26.38.639`,
  ],
  [
    'WeChat for work, Windows',
    'Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/107.1.12.0 Safari/537.36 Language/zh wxwork/4.1.3 (MicroMessenger/6.2) WindowsWechat  MailPlugin_Electron WeMail embeddisk',
  ],
  [
    'WeChat for work, Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Language/zh ColorScheme/Light DistType/publish-website wxwork/4.1.36 (MicroMessenger/6.2) WeChat/2.0.4 wwmver/3.26.36.625 Safari/605.1.15',
  ],
  [
    'WeChat for work, private edition',
    `${WEBVIEW('Android 16; 24031PN0DC Build/BP2A.250605.031.A3', '138.0.7204.180')} XWEB/1380275 MMWEBSDK/20230806 MMWEBID/4102 wxworklocal/3.2.200 wwlocal/3.2.200 wxwork/4.0.0 MicroMessenger/7.0.1 Language/zh_CN ColorScheme/Light WXWorklocalClientType/Android Brand/xiaomi`,
  ],
  [
    "Agricultural Bank, on Alipay's framework",
    `${IOS('14_6', '18F72')} NebulaSDK/1.8.100112 Nebula Bankabc/Portal BankabciPhone/7.0.0 rv:7.0.3 iOS/14.6WK PSDType(1) mPaaSClient/7.0.3`,
  ],
  [
    "Postal Savings Bank, on Alipay's framework",
    `${IOS('16_3_1', '20D67')} NebulaSDK/1.8.100112 Nebula Source/YOUBankApp/psbc UnionPay/1.0 PSBC/newPsbc WK PSDType(1) mPaaSClient/(null)`,
  ],
  [
    'ICBC, words before the engine',
    'ICBCiPhoneBSNew F-WAPB 3.0.1.3 fullversion:3.0.1.3 newversion:5.1.0.4.0 iPhone10,3 12.2 4G Mozilla/5.0 (iPhone; CPU iPhone OS 12_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 BSComponentVersion:5.1',
  ],
  [
    'ICBC elife',
    `${IOS('17_4_1')} F-OFST elife_moblie_ios fullversion:6.0.6 BSComponentVersion:5.4 WorkStationChannel:0 isBreak:0 ICBCiPhoneBSNew 6.0.6 iphone os wkwebview:true`,
  ],
  [
    "a webview with WeChat's engine in another app",
    `${WEBVIEW('Android 13; 2211133C Build/TKQ1.220905.001', '116.0.0.0')} XWEB/1160065 MMWEBSDK/20230805 MMWEBID/5630`,
  ],
  [
    'a browser that names WeChat without a version',
    `${MOBILE('Android 13; 22081212C', '120.0.0.0')} MicroMessenger`,
  ],
  [
    'a browser that is like WeChat',
    `${MOBILE('Android 13; 22081212C', '120.0.0.0')} (like MicroMessenger)`,
  ],
  [
    "an app on Alipay's framework that kept its words",
    `${IOS('16_3_1', '20D67')} NebulaSDK/1.8.100112 Nebula AliApp(AP/10.2.3) AlipayClient/10.2.3 WK PSDType(1) mPaaSClient/1.0`,
  ],
  [
    'a browser that names Alipay without its client',
    `${MOBILE('Android 13; 22081212C', '120.0.0.0')} AliApp(AP/10.3.86.8000)`,
  ],
  ['a program that fetches pages', 'python-requests/2.31.0 MicroMessenger/8.0.42'],
  ['curl', 'curl/8.7.1'],
  ['nothing', ''],
]
