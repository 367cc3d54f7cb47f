import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAppium, type AppiumServer } from '#test/hosts/appium.ts'
import { startPhoneDriver, type PhoneDriverServer } from '#test/hosts/phone-driver.ts'
import { NativePhone } from './native-phone.ts'
import { DRIVERS } from './driver-facts.ts'
import { enterOurPage, type OurPage } from './page-context.ts'
import { phoneCapabilities } from './phone-capabilities.ts'
import { openSession, systemLog } from './phone-session.ts'
import { phoneSettings } from './phone-settings.ts'

const APP = join(import.meta.dirname, 'two-web-views.xml')
const ORIGIN = 'https://h5.heanfund.example'
const OURS: OurPage = { origin: ORIGIN, url: `${ORIGIN}/`, title: '首页' }

const settings = (target: 'android' | 'ios', options: object = {}) =>
  phoneSettings(
    target,
    {
      appium: 'http://127.0.0.1:4723/',
      udid: 'R58M12ABCDE',
      app: 'com.heanfund.app.debug',
      ...(target === 'android' ? { activity: '.MainActivity' } : {}),
      origin: ORIGIN,
      controlPort: 7100,
      controlToken: 'token',
      providerPort: 5180,
      options,
    },
    {},
  )

describe('with Appium and its fake driver', () => {
  let appium: AppiumServer | null = null
  const address = () => new URL(`http://127.0.0.1:${appium?.port ?? 0}/`)
  beforeAll(async () => {
    appium = await startAppium('fake')
  })
  afterAll(() => appium?.stop())

  test('finds the page of the app by its title while the web view of a bank is before it', async () => {
    const browser = await openSession(address(), {
      platformName: 'Fake',
      'appium:automationName': 'Fake',
      'appium:app': APP,
      'wdio:enforceWebDriverClassic': true,
    })
    try {
      expect(await browser.getAppiumContexts()).toContain('WEBVIEW_2')
      expect(await enterOurPage(browser, OURS)).toMatchObject({
        context: 'WEBVIEW_2',
        title: '首页',
      })
      expect(await browser.getAppiumContext()).toBe('WEBVIEW_2')
    } finally {
      await browser.deleteSession()
    }
  })

  test('names every page that was seen where none is ours', async () => {
    const browser = await openSession(address(), {
      platformName: 'Fake',
      'appium:automationName': 'Fake',
      'appium:app': APP,
      'wdio:enforceWebDriverClassic': true,
    })
    try {
      await expect(enterOurPage(browser, { ...OURS, title: '我的' }, 0)).rejects.toThrow(
        'No web view shows https://h5.heanfund.example/. Seen: WEBVIEW_1  银行卡签约; WEBVIEW_2  首页',
      )
    } finally {
      await browser.deleteSession()
    }
  })
})

describe.each(['android', 'ios'] as const)(
  "with the published facts of %s's driver",
  (platform) => {
    let driver: PhoneDriverServer | null = null
    const started = () => {
      if (driver === null) throw new Error('the driver has not started')
      return driver
    }
    beforeAll(async () => {
      driver = await startPhoneDriver(DRIVERS[platform], APP)
    })
    afterAll(() => driver?.stop())

    test('is given its page by the address, and takes every native step from it', async () => {
      const { url, called } = started()
      const browser = await openSession(url, phoneCapabilities(settings(platform)))
      try {
        const phone = new NativePhone(browser, {
          platform,
          app: 'com.heanfund.app.debug',
          ours: () => Promise.resolve(OURS),
        })
        await phone.returnToPage()
        const steps = [
          () => phone.back(),
          () => phone.hideKeyboard(),
          () => phone.answerPermission(true),
          () => phone.answerPermission(false, '不允许'),
          () => phone.leaveFor(3),
          () => phone.leave().then(() => phone.comeBack()),
          () => phone.setAirplaneMode(true),
          () => phone.setAirplaneMode(false),
          () => phone.turn('landscape'),
          () => phone.turn('portrait'),
          () => phone.restart(),
        ]
        for (const step of steps) {
          await step()
          expect(await browser.getAppiumContext()).toBe('WEBVIEW_2')
        }
        expect(called().map(([name]) => name)).toEqual(
          (platform === 'android'
            ? 'pressKey hideKeyboard acceptAlert dismissAlert backgroundApp backgroundApp activateApp setConnectivity setConnectivity terminateApp activateApp'
            : 'dragFromToForDuration hideKeyboard alert alert backgroundApp backgroundApp activateApp enableConditionInducer disableConditionInducer terminateApp activateApp'
          )
            .split(' ')
            .map((name) => `mobile: ${name}`),
        )
      } finally {
        await browser.deleteSession()
      }
    })

    test('gives the log of the system', async () => {
      const browser = await openSession(started().url, phoneCapabilities(settings(platform)))
      try {
        const log = platform === 'android' ? 'logcat' : 'syslog'
        expect(await systemLog(browser, platform)).toBe(`a line of ${log}`)
      } finally {
        await browser.deleteSession()
      }
    })

    test('refuses a capability of another kind than the driver states', async () => {
      const wrong = phoneCapabilities(settings(platform, { 'appium:udid': 7 }))
      await expect(openSession(started().url, wrong)).rejects.toThrow(
        "'udid' must be of type string",
      )
    })
  },
)
