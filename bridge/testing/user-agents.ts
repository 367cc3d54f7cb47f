import type { WebHostName } from '../contract.ts'
import { browserUserAgents } from './browser-user-agents.ts'
import { IOS, WEBVIEW, U4, WINDOWS, MAC, HARMONY, ALIPAY_ANDROID } from './user-agent-shapes.ts'

/**
 * User-agent strings as phones, desktops and containers of recent years send them, by the container
 * that they are in.
 */
export const userAgents: Readonly<
  Record<WebHostName, readonly (readonly [what: string, userAgent: string])[]>
> = {
  wechat: [
    [
      'WeChat, iPhone, iOS 15',
      `${IOS('15_0')} MicroMessenger/8.0.31(0x18001f2f) NetType/WIFI Language/zh_CN`,
    ],
    [
      'WeChat, iPhone, iOS 17',
      `${IOS('17_5')} MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN`,
    ],
    [
      'WeChat, iPhone, iOS 18, mobile network',
      `${IOS('18_0')} MicroMessenger/8.0.50(0x18003237) NetType/5G Language/zh_CN`,
    ],
    [
      'WeChat, iPhone, English',
      `${IOS('16_6')} MicroMessenger/8.0.40(0x18002831) NetType/WIFI Language/en`,
    ],
    [
      'WeChat, iPad',
      'Mozilla/5.0 (iPad; CPU OS 16_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.34(0x1800222f) NetType/WIFI Language/zh_CN',
    ],
    [
      'WeChat, Xiaomi 10 Pro',
      `${WEBVIEW('Android 12; Mi 10 Pro Build/SKQ1.211006.001', '107.0.5304.141')} XWEB/5023 MMWEBSDK/20230202 MMWEBID/5058 MicroMessenger/8.0.33.2320(0x28002151) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64`,
    ],
    [
      'WeChat, Honor',
      `${WEBVIEW('Android 13; ANY-AN00 Build/HONORANY-AN00', '111.0.5563.116')} XWEB/5235 MMWEBSDK/20230701 MMWEBID/2833 MicroMessenger/8.0.40.2420(0x28002855) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64`,
    ],
    [
      'WeChat, vivo',
      `${WEBVIEW('Android 13; V2227A Build/TP1A.220624.014', '111.0.5563.116')} XWEB/5235 MMWEBSDK/20230805 MicroMessenger/8.0.42.2460(0x28002A35) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64`,
    ],
    [
      'WeChat, Motorola, from Google Play',
      `${WEBVIEW('Android 13; XT2301-5 Build/T1TR33.4-30-36', '107.0.5304.141')} XWEB/5023 MMWEBSDK/20230202 MMWEBID/3522 MicroMessenger/8.0.33.2305(0x28002143) WeChat/arm64 Weixin GPVersion/1 NetType/WIFI Language/zh_CN ABI/arm64`,
    ],
    [
      'WeChat, Pixel',
      `${WEBVIEW('Android 13; Pixel 7 Pro Build/TQ3A.230901.001', '112.0.5615.136')} XWEB/5267 MMWEBSDK/20231202 MMWEBID/883 MicroMessenger/8.0.45.2521(0x28002D3D) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64`,
    ],
    [
      'WeChat with the older TBS engine',
      'Mozilla/5.0 (Linux; Android 10; LIO-AN00 Build/HUAWEILIO-AN00; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/78.0.3904.62 XWEB/2693 MMWEBSDK/201001 Mobile Safari/537.36 MMWEBID/5921 MicroMessenger/7.0.20.1781(0x27001439) Process/tools WeChat/arm64 NetType/4G Language/zh_CN ABI/arm64',
    ],
    [
      'WeChat, HarmonyOS without Android',
      `${HARMONY} MicroMessenger/8.0.6.6 NetType/WIFI Language/zh_CN`,
    ],
    [
      'WeChat, Windows, today',
      `${WINDOWS} NetType/WIFI MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat(0x63090a13) UnifiedPCWindowsWechat(0xf2541a35) XWEB/19977 Flue`,
    ],
    [
      'WeChat, Windows, of 2017',
      'Mozilla/5.0 (Windows NT 6.1; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/39.0.2171.95 Safari/537.36 MicroMessenger/6.5.2.501 NetType/WIFI WindowsWechat',
    ],
    [
      'WeChat, Mac',
      `${MAC} NetType/WIFI MicroMessenger/7.0.20.1781(0x6700143B) MacWechat/3.8.7(0x13080712) UnifiedPCMacWechat(0xf26411f0) XWEB/16512 Flue`,
    ],
    [
      "WeChat's developer tools",
      `Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.0 Mobile/15E148 Safari/604.1 wechatdevtools/1.06.2401020 MicroMessenger/8.0.5 Language/zh_CN webview/`,
    ],
  ],
  'mini-program': [
    [
      'mini program, iPhone, iOS 15',
      `${IOS('15_0')} MicroMessenger/8.0.31(0x18001f2f) NetType/WIFI Language/zh_CN miniProgram/wx0123456789abcdef`,
    ],
    [
      'mini program, iPhone, iOS 17',
      `${IOS('17_2_1')} MicroMessenger/8.0.76(0x18004c24) NetType/WIFI Language/zh_CN miniProgram/wx0123456789abcdef`,
    ],
    [
      'mini program, OnePlus',
      `${WEBVIEW('Android 10; ONEPLUS A5000 Build/QKQ1.191014.012', '111.0.5563.116')} XWEB/1110005 MMWEBSDK/20230805 MMWEBID/4650 MicroMessenger/8.0.42.2460(0x28002A58) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64 miniProgram/wx0123456789abcdef`,
    ],
    [
      'mini program, Xiaomi, its own process',
      'Mozilla/5.0 (Linux; Android 10; MIX 2S Build/QKQ1.190828.002; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/86.0.4240.99 XWEB/3171 MMWEBSDK/20211202 Mobile Safari/537.36 MMWEBID/5331 MicroMessenger/8.0.18.2062(0x28001241) Process/appbrand2 WeChat/arm64 Weixin GPVersion/1 NetType/4G Language/zh_CN ABI/arm64 miniProgram/wx0123456789abcdef',
    ],
    [
      'mini program, of 2018, without an id',
      'Mozilla/5.0 (Linux; Android 7.1.1; MI 6 Build/NMF26X; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/57.0.2987.132 MQQBrowser/6.2 TBS/043807 Mobile Safari/537.36 MicroMessenger/6.6.1.1220(0x26060135) NetType/4G Language/zh_CN miniProgram',
    ],
    [
      'mini program, Android, environment',
      `${WEBVIEW('Android 13; M2012K11AC Build/TKQ1.220829.002', '116.0.0.0')} XWEB/1160065 MMWEBSDK/20230805 MMWEBID/5630 MicroMessenger/8.0.42.2424(0x28002A43) WeChat/arm64 Weixin GPVersion/1 NetType/4G Language/zh_CN ABI/arm64 MiniProgramEnv/android`,
    ],
    [
      'mini program, Windows',
      `${WINDOWS} MicroMessenger/7.0.20.1781(0x6700143B) NetType/WIFI MiniProgramEnv/Windows WindowsWechat/WMPF WindowsWechat(0x63090a13) UnifiedPCWindowsWechat(0xf2541a1b) XWEB/19895 miniProgram/wx0123456789abcdef`,
    ],
    [
      'mini program, Mac',
      `${MAC} MicroMessenger/7.0.20.1781(0x6700143B) NetType/WIFI MiniProgramEnv/Mac MacWechat/WMPF MacWechat/3.8.7(0x13080712) UnifiedPCMacWechat(0xf2641702) XWEB/18788 miniProgram/wx0123456789abcdef`,
    ],
    [
      "mini program, WeChat's developer tools",
      'Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.0 Mobile/15E148 Safari/604.1 wechatdevtools/1.06.2306020 MicroMessenger/8.0.5 webview/1 desktopapp miniprogram port/25078 runtime/2',
    ],
  ],
  alipay: [
    [
      'Alipay, iPhone',
      `${IOS('16_5', '20F66')} ChannelId(3) NebulaSDK/1.8.100112 Nebula WK PSDType(1) AlipayDefined(nt:WIFI,ws:390|780|3.0) AliApp(AP/10.3.90.6000) AlipayClient/10.3.90.6000 Language/zh-Hans Region/CN NebulaX/1.0.0`,
    ],
    [
      'Alipay, Android 10',
      `${U4('Android 10; zh-CN; H9493 Build/52.1.A.3.49', '69.0.3497.100', '3.21.0.169')} AlipayChannelId/5136 NebulaSDK/1.8.100112 Nebula AlipayDefined(nt:WIFI,ws:411|0|3.5,ac:sp) AliApp(AP/10.2.0.8026) AlipayClient/10.2.0.8026 Language/zh-Hans useStatusBar/true isConcaveScreen/false Region/CN NebulaX/1.0.0 Ariver/1.0.0`,
    ],
    [
      'Alipay, Honor',
      `${U4('Android 9; zh-CN; HLK-AL00 Build/HONORHLK-AL00', '69.0.3497.100', '3.21.0.73')} ${ALIPAY_ANDROID('10.1.82.9020')}`,
    ],
    [
      'Alipay, Android 15',
      `${WEBVIEW('Android 15; SM-S931B Build/AP3A.240905.015.A2', '126.0.6478.122')} ${ALIPAY_ANDROID('10.7.86.8000')}`,
    ],
    [
      'Alipay mini program, iPhone',
      `${IOS('15_0', '19A346')} Ariver/1.1.0 AliApp(AP/10.3.30.9000) Nebula WK RVKType(1) AlipayDefined(nt:WIFI,ws:390|780|3.0) AlipayClient/10.3.30.9000 Language/zh-Hans Region/CN MiniProgram APXWebView NebulaX/1.0.0`,
    ],
    [
      'Alipay mini program, Android',
      `${U4('Android 12; zh-CN; M2102J2SC Build/SKQ1.211006.001', '69.0.3497.100', '3.22.2.59')} ${ALIPAY_ANDROID('10.3.86.8000')} Ariver/1.0.0 MiniProgram APXWebView`,
    ],
  ],
  'bank-partner': [
    [
      'China Merchants Bank, iOS 12',
      `${IOS('12_2')} MPBank/8.2.0 iPhone/12.2 Scale/3.0 AID/x SID/x WebView/WKWebView APPTag/1.0(N;44;321)`,
    ],
    [
      'China Merchants Bank, iOS 15',
      `${IOS('15_3_1')} MPBank/10.1.3 iPhone/15.3.1 Scale/3.0 AID/x SID/x WebView/WKWebView DeviceType/D APPTag/1.0(N;47;1.0;321)`,
    ],
    [
      'China Merchants Bank, Android',
      `${WEBVIEW('Android 12; PGEM10 Build/SP1A.210812.016', '107.0.5304.141')} MPBank/11.2.0 Android/12 WebView/Android`,
    ],
  ],
  browser: browserUserAgents,
}
