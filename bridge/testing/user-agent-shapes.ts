// The user-agent strings of phones' and desktops' engines, before a container adds its own tokens.

export const IOS = (os: string, build = '15E148') =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${os} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/${build}`
export const WEBVIEW = (device: string, chrome: string) =>
  `Mozilla/5.0 (Linux; ${device}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/${chrome} Mobile Safari/537.36`
export const MOBILE = (device: string, chrome: string) =>
  `Mozilla/5.0 (Linux; ${device}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${chrome} Mobile Safari/537.36`
export const U4 = (device: string, chrome: string, uws: string) =>
  `Mozilla/5.0 (Linux; U; ${device}) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/${chrome} UWS/${uws} Mobile Safari/537.36`
export const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/132.0.0.0 Safari/537.36'
export const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/132.0.0.0 Safari/537.36'
export const HARMONY =
  'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile'
export const ALIPAY_ANDROID = (version: string) =>
  `UCBS/3.22.2.9999_220000000000 NebulaSDK/1.8.100112 Nebula AlipayDefined(nt:WIFI,ws:393|0|2.75,ac:sp) AliApp(AP/${version}) AlipayClient/${version} Language/zh-Hans useStatusBar/true isConcaveScreen/true Region/CN`
