import { expect, test } from 'vitest'
import { examine, stepLines, type DoctorSubject, type DoctorTools } from './doctor.ts'

const SUBJECT: DoctorSubject = {
  target: 'android',
  platform: 'android',
  appium: 'http://127.0.0.1:4723/',
  udid: 'R58',
  app: 'com.heanfund.app.debug',
  chromedriver: 'chromedriver',
  controlPort: 7100,
  provider: 'http://127.0.0.1:5180',
  providerPort: 5180,
}

/** Answers of a machine on which everything is in order, by command. */
const READY: Readonly<Record<string, string | null>> = {
  'npx appium driver list --installed --json': '{"uiautomator2":{},"xcuitest":{}}',
  'adb devices': 'List of devices attached\nR58\tdevice\n',
  'adb -s R58 shell cat /proc/net/unix': '0000 @webview_devtools_remote_4242\n',
  'adb -s R58 shell dumpsys webviewupdate':
    'Current WebView package (name, version): (com.google.android.webview, 126.0.6478.71)\n',
  'chromedriver --version': 'ChromeDriver 126.0.6478.126 (abc)',
  'adb -s R58 reverse --list': 'UsbFfs tcp:5180 tcp:5180\n',
  'xcrun xctrace list devices': '== Devices ==\niPhone (17.2) (R58)\n',
  'WebKitWebDriver --version': 'WebKitWebDriver 2.44',
}

function tools(
  changes: Readonly<Record<string, string | null>> = {},
  away: readonly string[] = [],
  more: Partial<DoctorTools> = {},
): DoctorTools {
  const answers = { ...READY, ...changes }
  return {
    nodeVersion: 'v24.1.0',
    run(program, args) {
      const output = answers[[program, ...args].join(' ')]
      return Promise.resolve(typeof output === 'string' ? { code: 0, output } : null)
    },
    ask: (url) =>
      Promise.resolve(away.some((it) => url.startsWith(it)) ? null : { status: 200, text: '' }),
    tlsFault: () => Promise.resolve(null),
    ...more,
  }
}

const faultsOf = async (subject: Partial<DoctorSubject>, machine: DoctorTools) =>
  (await examine({ ...SUBJECT, ...subject }, machine)).filter(({ fault }) => fault !== null)

test('finds nothing on a machine that is ready, after every step', async () => {
  const steps = await examine(SUBJECT, tools())
  expect(steps.map(stepLines)).toEqual([
    'ok       Node 20 or later',
    'ok       Appium answers',
    "ok       Appium's driver uiautomator2",
    'ok       adb and the phone',
    'ok       the web view can be debugged',
    "ok       Chromedriver's version is the web view's",
    "ok       the app's control API is forwarded",
    'ok       the phone reaches the provider',
    'ok       certificates are trusted',
  ])
})

const unready = (changes: Readonly<Record<string, string | null>>) => tools(changes)

test.each([
  ['an old Node', tools({}, [], { nodeVersion: 'v18.1.0' }), 'this is v18.1.0', 'nvm install 24'],
  [
    'an Appium that is away',
    tools({}, ['http://127.0.0.1:4723']),
    'http://127.0.0.1:4723/ does not answer',
    'npx appium server --port 4723',
  ],
  [
    'a driver that is not installed',
    unready({ 'npx appium driver list --installed --json': '{"xcuitest":{}}' }),
    'Appium has no driver uiautomator2',
    'npx appium driver install uiautomator2',
  ],
  ['no adb', unready({ 'adb devices': null }), 'adb is not installed', 'apt-get install adb'],
  [
    'a phone that is unplugged',
    unready({ 'adb devices': 'List\nother\tdevice\n' }),
    'R58 is not connected',
    'adb kill-server && adb devices',
  ],
  [
    'a phone that did not allow debugging',
    unready({ 'adb devices': 'List\nR58\tunauthorized\n' }),
    'R58 is unauthorized',
    'adb -s R58 reconnect',
  ],
  [
    'a web view without debugging',
    unready({ 'adb -s R58 shell cat /proc/net/unix': '0000 @other\n' }),
    'no WEBVIEW_ context',
    'setWebContentsDebuggingEnabled(true)',
  ],
  [
    'a Chromedriver of another version',
    unready({ 'chromedriver --version': 'ChromeDriver 120.0.1 (abc)' }),
    'Chromedriver 120, web view 126',
    'chromedriver_autodownload',
  ],
  [
    'a control port that leads nowhere',
    tools({}, ['http://127.0.0.1:7100']),
    'nothing answers at 127.0.0.1:7100',
    'adb -s R58 forward tcp:7100 tcp:7100',
  ],
  [
    "a phone's port that does not lead here",
    unready({ 'adb -s R58 reverse --list': '' }),
    "the phone's port 5180 does not lead here",
    'adb -s R58 reverse tcp:5180 tcp:5180',
  ],
])('finds %s, and names the command that repairs it', async (_, machine, fault, repair) => {
  const [first, ...others] = await faultsOf({}, machine)
  expect(others).toEqual([])
  expect(first?.fault).toContain(fault)
  expect(first?.repair).toContain(repair)
})

test("finds an authority that is not trusted, and a farm's phone sent to its own loopback", async () => {
  const machine = tools({}, [], { tlsFault: () => Promise.resolve('self-signed certificate') })
  const farm = { target: 'farm', appium: 'https://farm.example/wd/hub' } as const
  const found = await faultsOf(farm, machine)
  expect(found.map(({ fault }) => fault)).toEqual([
    "http://127.0.0.1:5180 is a farm's phone's own loopback",
    'https://farm.example/wd/hub: self-signed certificate',
  ])
})

test('forwards the control port of an iPhone by iproxy', async () => {
  const found = await faultsOf(
    { target: 'ios', platform: 'ios', provider: 'http://192.0.2.7:5180' },
    tools({}, ['http://127.0.0.1:7100']),
  )
  expect(found.map(({ repair }) => repair)).toEqual(['iproxy 7100 7100 -u R58'])
})

test('looks only at the engines where no phone is chosen', async () => {
  const steps = await examine({ ...SUBJECT, target: 'engines' }, tools())
  expect(steps.map(({ name }) => name)).toEqual([
    'Node 20 or later',
    'Chromium and its driver',
    'WebKit and its driver',
  ])
})
