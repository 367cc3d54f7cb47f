import { remote } from 'webdriverio'
import * as v from 'valibot'
import { hostControl } from '#test/hosts/control.ts'
import type { Engine, JourneyHost } from '#test/hosts/journey-host.ts'

/**
 * Real phones, for the same journeys. Written from the drivers' documentation; not run in this
 * repository's CI, which has no phone. README.md lists what the app's debug build must provide.
 */

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535))

const common = {
  /** The Appium server: `http://192.0.2.7:4723/`. */
  DEVICE_URL: v.pipe(v.string(), v.url()),
  /** The phone, as `adb devices` or `xcrun xctrace list devices` names it. */
  DEVICE_UDID: v.pipe(v.string(), v.minLength(1)),
  /** This machine's port that leads to the app's control API. */
  DEVICE_CONTROL_PORT: port,
  /** The token that the debug build's control API asks for. */
  DEVICE_CONTROL_TOKEN: v.pipe(v.string(), v.minLength(1)),
  /** This machine's port at which the phone reaches the provider. */
  DEVICE_PROVIDER_PORT: port,
  /** The pack's origin in the app. */
  DEVICE_ORIGIN: v.pipe(v.string(), v.minLength(1)),
}

const settings = v.variant('DEVICE_PLATFORM', [
  v.object({
    ...common,
    DEVICE_PLATFORM: v.literal('android'),
    /** Package and activity of the debug build. */
    DEVICE_APP: v.pipe(v.string(), v.minLength(1)),
    DEVICE_ACTIVITY: v.pipe(v.string(), v.minLength(1)),
  }),
  v.object({
    ...common,
    DEVICE_PLATFORM: v.literal('ios'),
    /** Bundle id of the debug build. */
    DEVICE_APP: v.pipe(v.string(), v.minLength(1)),
  }),
])
type Settings = v.InferOutput<typeof settings>

export interface PhoneTarget {
  readonly engine: Engine
  /** The provider must listen here. */
  readonly providerPort: number
  readonly open: () => Promise<JourneyHost>
}

/** The Appium capabilities, by platform. */
function deviceCapabilities(it: Settings) {
  const shared = {
    'appium:udid': it.DEVICE_UDID,
    'appium:autoWebview': true,
    'appium:autoWebviewTimeout': 20_000,
    'appium:noReset': true,
    'appium:newCommandTimeout': 300,
    'wdio:enforceWebDriverClassic': true,
  }
  return it.DEVICE_PLATFORM === 'android'
    ? {
        platformName: 'Android',
        'appium:automationName': 'UiAutomator2',
        'appium:appPackage': it.DEVICE_APP,
        'appium:appActivity': it.DEVICE_ACTIVITY,
        ...shared,
      }
    : {
        platformName: 'iOS',
        'appium:automationName': 'XCUITest',
        'appium:bundleId': it.DEVICE_APP,
        // Without it clicks in the page hit the native bar.
        'appium:nativeWebTap': true,
        ...shared,
      }
}

/**
 * Reads the phone from the environment. Throws an error that lists every missing or wrong setting.
 */
export function readDevice(env: NodeJS.ProcessEnv): PhoneTarget {
  const read = v.safeParse(settings, env)
  if (!read.success) {
    const faults = read.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`)
    throw new Error(`ENGINE=device needs settings: ${faults.join('; ')}`)
  }
  const it = read.output
  const engine = it.DEVICE_PLATFORM === 'android' ? 'chromium' : 'webkit'
  return {
    engine,
    providerPort: it.DEVICE_PROVIDER_PORT,
    async open() {
      const url = new URL(it.DEVICE_URL)
      const browser = await remote({
        protocol: url.protocol.replace(':', ''),
        hostname: url.hostname,
        port: Number(url.port || (url.protocol === 'https:' ? 443 : 80)),
        path: url.pathname,
        logLevel: 'error',
        connectionRetryCount: 0,
        capabilities: deviceCapabilities(it),
      })
      const control = hostControl(it.DEVICE_CONTROL_PORT, it.DEVICE_CONTROL_TOKEN)
      await control.ready()
      return {
        engine,
        browser,
        control,
        origin: it.DEVICE_ORIGIN,
        // A phone's driver follows the app by itself.
        follow: () => Promise.resolve(),
        stop: () => browser.deleteSession(),
      }
    },
  }
}
