import { remote, type Browser } from 'webdriverio'
import * as v from 'valibot'
import { hostControl } from '#test/hosts/control.ts'
import type { Engine, JourneyHost } from '#test/hosts/journey-host.ts'
import { NativePhone } from './native-phone.ts'
import { readTextFile } from '#scripts/text/text-file.ts'
import { enterOurPage, type OurPage } from './page-context.ts'
import { phoneCapabilities } from './phone-capabilities.ts'
import {
  PHONE_TARGETS,
  phoneSettings,
  readSettingsFile,
  type PhoneSettings,
} from './phone-settings.ts'

/** A host on a phone, with what its user does outside the page. */
export interface PhoneHost extends JourneyHost {
  readonly phone: NativePhone
}

export interface PhoneTarget {
  readonly engine: Engine
  /** The provider must listen here. */
  readonly providerPort: number
  readonly open: () => Promise<PhoneHost>
}

const target = v.picklist(PHONE_TARGETS)

/** A WebDriver session at an Appium server. */
export function openSession(
  appium: URL,
  capabilities: object,
  account: PhoneSettings['account'] = null,
): Promise<Browser> {
  return remote({
    protocol: appium.protocol.replace(':', ''),
    hostname: appium.hostname,
    port: Number(appium.port || (appium.protocol === 'https:' ? 443 : 80)),
    path: appium.pathname,
    logLevel: 'silent',
    connectionRetryCount: 0,
    ...(account === null ? {} : { user: account.user, key: account.key }),
    capabilities,
  })
}

const logEntries = v.array(v.object({ message: v.string() }))

/** The phone's own log since it was last read. */
export async function systemLog(
  browser: Browser,
  platform: PhoneSettings['platform'],
): Promise<string> {
  const log = await browser.getLogs(platform === 'android' ? 'logcat' : 'syslog')
  return v
    .parse(logEntries, log)
    .map(({ message }) => message)
    .join('\n')
}

/** The phone of these settings, as a target of journeys. */
export function phoneTarget(it: PhoneSettings): PhoneTarget {
  const engine = it.platform === 'android' ? 'chromium' : 'webkit'
  return {
    engine,
    providerPort: it.providerPort,
    async open() {
      const browser = await openSession(it.appium, phoneCapabilities(it), it.account)
      try {
        const control = hostControl(it.control.port, it.control.token)
        const { version } = await control.ready()
        if (it.packVersion !== null && version !== it.packVersion) {
          throw new Error(`The phone has pack ${version}, not ${it.packVersion}.`)
        }
        const ours = async (): Promise<OurPage> => {
          const { url } = await control.state()
          return { origin: it.origin, url, title: it.title }
        }
        const phone = new NativePhone(browser, { platform: it.platform, app: it.app, ours })
        await enterOurPage(browser, await ours())
        return {
          engine,
          browser,
          control,
          origin: it.origin,
          phone,
          follow: () => phone.returnToPage(),
          log: () => systemLog(browser, it.platform),
          stop: () => browser.deleteSession(),
        }
      } catch (fault) {
        await browser.deleteSession().catch(() => undefined)
        throw fault
      }
    },
  }
}

/**
 * The settings that `DEVICE_TARGET` (or `DEVICE_PLATFORM`), `DEVICE_FILE` and the other variables
 * make.
 */
export function readPhone(env: NodeJS.ProcessEnv): PhoneSettings {
  const wish = v.safeParse(target, env['DEVICE_TARGET'] ?? env['DEVICE_PLATFORM'])
  if (!wish.success) throw new Error('ENGINE=device needs DEVICE_TARGET: android, ios or farm.')
  const file = env['DEVICE_FILE'] ?? ''
  const content = file === '' ? {} : readSettingsFile(readTextFile(file), file)
  return phoneSettings(wish.output, content, env)
}
