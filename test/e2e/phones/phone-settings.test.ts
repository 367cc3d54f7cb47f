import { expect, test } from 'vitest'
import { DRIVERS } from './driver-facts.ts'
import { ourPage, type PhonePage } from './page-context.ts'
import { phoneCapabilities } from './phone-capabilities.ts'
import { phoneSettings, readSettingsFile, type PhoneTargetName } from './phone-settings.ts'

const ANDROID = {
  appium: 'http://192.0.2.7:4723/',
  udid: 'R58M12ABCDE',
  app: 'com.heanfund.app.debug',
  activity: '.MainActivity',
  origin: 'https://h5.heanfund.example/',
  controlPort: 7100,
  controlToken: 'token',
  providerPort: 5180,
}

function complaint(target: PhoneTargetName, content: object, env: NodeJS.ProcessEnv = {}) {
  try {
    phoneSettings(target, { ...content }, env)
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  return ''
}

test('names every missing setting at once, with both places to write it', () => {
  const lines = complaint('android', {}).split('\n')
  expect(lines[0]).toBe('Settings of --target android:')
  expect(lines[1]).toBe(
    '  Missing: "appium" in the file or DEVICE_URL in the environment: the address of the Appium server, like http://127.0.0.1:4723/.',
  )
  expect(lines.map((it) => /DEVICE_\w+/.exec(it)?.[0]).slice(1)).toEqual([
    'DEVICE_URL',
    'DEVICE_UDID',
    'DEVICE_APP',
    'DEVICE_ACTIVITY',
    'DEVICE_ORIGIN',
    'DEVICE_CONTROL_PORT',
    'DEVICE_CONTROL_TOKEN',
    'DEVICE_PROVIDER_PORT',
  ])
})

test.each([
  ['an activity', 'ios', { ...ANDROID, activity: undefined }, ''],
  ['a port that is none', 'android', { ...ANDROID, controlPort: 'x' }, 'Wrong: "controlPort"'],
  ['an address without a scheme', 'android', { ...ANDROID, appium: 'phone:4723' }, 'Wrong: "appi'],
  ['a field that is none', 'android', { ...ANDROID, udidd: '1' }, '"udidd" in the file is no'],
  ['options that are no object', 'android', { ...ANDROID, options: 'x' }, 'Wrong: "options"'],
] as const)('judges %s in the settings of %s', (_, target, content, expected) => {
  const said = complaint(target, content)
  expect(expected === '' ? said === '' : said.includes(expected)).toBe(true)
})

test("takes a farm's account from the environment alone", () => {
  const farm = { ...ANDROID, platform: 'android', provider: 'https://sandbox.example' }
  expect(complaint('farm', farm)).toContain('DEVICE_FARM_USER in the environment (never in a file)')
  const env = { DEVICE_FARM_USER: 'qa', DEVICE_FARM_KEY: 'secret' }
  expect(complaint('farm', { ...farm, accessKey: 'secret' }, env)).toContain(
    '"accessKey" is in the file; take it out.',
  )
  expect(complaint('farm', { ...farm, appium: 'https://qa:secret@farm.example/' }, env)).toContain(
    'The Appium address has a password in it',
  )
  expect(phoneSettings('farm', farm, env).account).toEqual({ user: 'qa', key: 'secret' })
})

test("passes a farm's options through, before its own capabilities", () => {
  const options = { 'bstack:options': { deviceName: 'Pixel 8' }, 'appium:noReset': false }
  const capabilities = phoneCapabilities(phoneSettings('android', { ...ANDROID, options }, {}))
  expect(capabilities).toMatchObject({ ...options, 'appium:appActivity': '.MainActivity' })
})

test('lets the environment come before the file', () => {
  expect(phoneSettings('android', ANDROID, { DEVICE_UDID: 'other' }).udid).toBe('other')
})

test('refuses a file that is no JSON object, by its name', () => {
  expect(() => readSettingsFile('[1]', 'phone.json')).toThrow('phone.json is not a JSON object.')
  expect(() => readSettingsFile('{', 'phone.json')).toThrow('phone.json is not a JSON object.')
})

/** Appium's own, which each driver has. */
const OF_APPIUM = new Set(['automationName', 'newCommandTimeout', 'noReset', 'udid'])

test.each(['android', 'ios'] as const)(
  "asks for no capability that %s's driver does not have",
  (target) => {
    const asked = Object.keys(phoneCapabilities(phoneSettings(target, ANDROID, {})))
      .filter((name) => name.startsWith('appium:'))
      .map((name) => name.slice('appium:'.length))
    expect(
      asked.filter((name) => !OF_APPIUM.has(name) && !(name in DRIVERS[target].constraints)),
    ).toEqual([])
  },
)

const page = (url: string, title = '', context = 'WEBVIEW_1'): PhonePage => ({
  context,
  handle: `${context} ${url}`,
  url,
  title,
})
const ORIGIN = 'https://h5.heanfund.example'

test.each([
  [
    'before a bank',
    [page('https://bank.example/'), page(`${ORIGIN}/fund`)],
    `${ORIGIN}/fund`,
    `${ORIGIN}/fund`,
  ],
  [
    'of two of its own, the one in view',
    [page(`${ORIGIN}/`), page(`${ORIGIN}/warm`)],
    `${ORIGIN}/`,
    `${ORIGIN}/`,
  ],
  [
    'the newest where the app names none',
    [page(`${ORIGIN}/a`), page(`${ORIGIN}/b`)],
    null,
    `${ORIGIN}/b`,
  ],
  ['no site whose name begins like it', [page(`${ORIGIN}.evil.example/`, '首页')], null, null],
  ['no site that only has its title', [page('https://bank.example/', '首页')], null, null],
  ['a title where nothing has an address', [page('', '银行'), page('', '首页')], null, '首页'],
  ['none among none', [], null, null],
])('chooses, of the pages of a phone, %s', (_, pages, url, expected) => {
  const found = ourPage(pages, { origin: ORIGIN, url, title: '首页' })
  expect(found === null ? null : found.url || found.title).toBe(expected)
})
