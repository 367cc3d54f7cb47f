import type { PhoneSettings } from './phone-settings.ts'

/**
 * A session's capabilities. It begins in the native context: `autoWebview` takes the first web view,
 * which may be a bank's. A setting of `options` comes before each of these.
 */
export function phoneCapabilities(it: PhoneSettings): Record<string, unknown> {
  const common = {
    ...(it.udid === null ? {} : { 'appium:udid': it.udid }),
    'appium:noReset': true,
    'appium:newCommandTimeout': 300,
    'wdio:enforceWebDriverClassic': true,
  }
  const own =
    it.platform === 'android'
      ? {
          platformName: 'Android',
          'appium:automationName': 'UiAutomator2',
          'appium:appPackage': it.app,
          ...(it.activity === null ? {} : { 'appium:appActivity': it.activity }),
          // The titles and addresses of all web views, and not of the app in front alone.
          'appium:ensureWebviewsHavePages': true,
        }
      : {
          platformName: 'iOS',
          'appium:automationName': 'XCUITest',
          'appium:bundleId': it.app,
          // Without it clicks in the page hit the native bar.
          'appium:nativeWebTap': true,
        }
  return { ...common, ...own, ...it.options }
}
