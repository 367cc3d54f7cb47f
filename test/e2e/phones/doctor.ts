/** The needs of a phone before journeys run on it, one step after the other. */

/** The answer of a program; null where it is not installed. */
export interface ProgramAnswer {
  readonly code: number
  readonly output: string
}

/** The questions that the doctor may ask of this machine. */
export interface DoctorTools {
  readonly nodeVersion: string
  readonly run: (program: string, args: readonly string[]) => Promise<ProgramAnswer | null>
  /** The status and text of an address; null where nothing answers. */
  readonly ask: (url: string) => Promise<{ readonly status: number; readonly text: string } | null>
  /** The reason why TLS refuses an address; null where it does not. */
  readonly tlsFault: (url: string) => Promise<string | null>
}

/** The settings that the doctor looks at. */
export interface DoctorSubject {
  readonly target: 'engines' | 'android' | 'ios' | 'farm'
  readonly platform: 'android' | 'ios' | null
  readonly appium: string
  readonly udid: string
  readonly app: string
  readonly chromedriver: string
  readonly controlPort: number
  readonly provider: string
  readonly providerPort: number
}

export interface DoctorStep {
  readonly name: string
  /** The fault; null where nothing is. */
  readonly fault: string | null
  /** The command that repairs it. */
  readonly repair: string
}

type Step = (subject: DoctorSubject, tools: DoctorTools) => Promise<DoctorStep | null>

const OLDEST_NODE = 20
const AUTHORIZED = 'device'

const step = (name: string, fault: string | null, repair: string): DoctorStep => ({
  name,
  fault,
  repair,
})

const isPhoneHere = ({ target }: DoctorSubject) => target === 'android' || target === 'ios'
const isAndroidHere = ({ target }: DoctorSubject) => target === 'android'

const node: Step = (_, { nodeVersion }) => {
  const major = Number(/^v?(\d+)/.exec(nodeVersion)?.[1] ?? 0)
  const fault = major >= OLDEST_NODE ? null : `this is ${nodeVersion}`
  return Promise.resolve(step(`Node ${OLDEST_NODE} or later`, fault, 'nvm install 24'))
}

const appiumServer: Step = async ({ target, appium }, { ask }) => {
  if (target === 'engines') return null
  const answer = await ask(new URL('status', appium.endsWith('/') ? appium : `${appium}/`).href)
  const { port } = new URL(appium)
  const fault =
    answer === null
      ? `${appium} does not answer`
      : answer.status < 400 || (target === 'farm' && answer.status === 401)
        ? null
        : `${appium} answers ${answer.status}`
  return step('Appium answers', fault, `npx appium server --port ${port || 4723}`)
}

const driver: Step = async (subject, { run }) => {
  if (!isPhoneHere(subject)) return null
  const name = subject.platform === 'ios' ? 'xcuitest' : 'uiautomator2'
  const answer = await run('npx', ['appium', 'driver', 'list', '--installed', '--json'])
  const fault =
    answer?.output.includes(`"${name}"`) === true ? null : `Appium has no driver ${name}`
  return step(`Appium's driver ${name}`, fault, `npx appium driver install ${name}`)
}

/** Serial and state of each line of `adb devices`. */
function adbStates(output: string): ReadonlyMap<string, string> {
  return new Map(
    [...output.matchAll(/^(\S+)\t(\S+)/gm)].map(([, serial = '', state = '']) => [serial, state]),
  )
}

const device: Step = async (subject, { run }) => {
  if (subject.target === 'ios') {
    const answer = await run('xcrun', ['xctrace', 'list', 'devices'])
    const fault =
      answer === null
        ? 'Xcode is not installed'
        : answer.output.includes(subject.udid)
          ? null
          : `${subject.udid} is not connected`
    return step('the iPhone is connected', fault, 'idevicepair pair, then "Trust" on the phone')
  }
  if (!isAndroidHere(subject)) return null
  const answer = await run('adb', ['devices'])
  const name = 'adb and the phone'
  if (answer === null) return step(name, 'adb is not installed', 'sudo apt-get install adb')
  const state = adbStates(answer.output).get(subject.udid)
  if (state === undefined) {
    return step(name, `${subject.udid} is not connected`, 'adb kill-server && adb devices')
  }
  if (state === AUTHORIZED) return step(name, null, '')
  return step(
    name,
    `${subject.udid} is ${state}`,
    `adb -s ${subject.udid} reconnect, then "Allow USB debugging" on the phone`,
  )
}

/** The debugging sockets of web views (`/proc/net/unix`). */
const webViews: Step = async (subject, { run }) => {
  if (!isAndroidHere(subject)) return null
  const answer = await run('adb', ['-s', subject.udid, 'shell', 'cat', '/proc/net/unix'])
  const fault =
    answer?.output.includes('@webview_devtools_remote_') === true
      ? null
      : 'no web view can be debugged: no WEBVIEW_ context'
  return step(
    'the web view can be debugged',
    fault,
    `adb -s ${subject.udid} shell monkey -p ${subject.app} 1; the debug build calls WebView.setWebContentsDebuggingEnabled(true)`,
  )
}

const majorIn = (text: string, before: RegExp) => before.exec(text)?.[1] ?? null

const chromedriver: Step = async (subject, { run }) => {
  if (!isAndroidHere(subject)) return null
  const asked = ['-s', subject.udid, 'shell', 'dumpsys', 'webviewupdate']
  const view = majorIn(
    (await run('adb', asked))?.output ?? '',
    /Current WebView package.*?: \([^,]+, (\d+)\./,
  )
  const program = majorIn(
    (await run(subject.chromedriver, ['--version']))?.output ?? '',
    /ChromeDriver (\d+)\./,
  )
  const name = "Chromedriver's version is the web view's"
  const repair =
    'npx appium server --allow-insecure uiautomator2:chromedriver_autodownload, or "appium:chromedriverExecutable" in "options"'
  if (view === null) return step(name, "the phone does not say its web view's version", repair)
  if (program === null) return step(name, `${subject.chromedriver} is not installed`, repair)
  const fault = view === program ? null : `Chromedriver ${program}, web view ${view}`
  return step(name, fault, repair)
}

const controlPort: Step = async (subject, { ask }) => {
  if (subject.target === 'engines') return null
  const { controlPort: port, udid, platform } = subject
  // Without its token the control API answers 401, which is enough here.
  const answer = await ask(`http://127.0.0.1:${port}/state`)
  return step(
    "the app's control API is forwarded",
    answer === null ? `nothing answers at 127.0.0.1:${port}` : null,
    platform === 'ios'
      ? `iproxy ${port} ${port} -u ${udid}`
      : `adb -s ${udid} forward tcp:${port} tcp:${port}`,
  )
}

/** Journeys start their own sandbox: only a phone's way to this machine's port is looked at. */
const provider: Step = async (subject, tools) => {
  if (subject.target === 'engines') return null
  const { platform, providerPort: port, udid } = subject
  const name = 'the phone reaches the provider'
  if (isAndroidHere(subject)) {
    const answer = await tools.run('adb', ['-s', udid, 'reverse', '--list'])
    const isReversed = answer?.output.includes(`tcp:${port} tcp:${port}`) === true
    const fault = isReversed ? null : `the phone's port ${port} does not lead here`
    return step(name, fault, `adb -s ${udid} reverse tcp:${port} tcp:${port}`)
  }
  const host = new URL(subject.provider).hostname
  const isLoopback = ['127.0.0.1', 'localhost', '[::1]'].includes(host)
  const where = platform === 'ios' ? 'an iPhone' : "a farm's phone"
  const fault = isLoopback ? `${subject.provider} is ${where}'s own loopback` : null
  return step(name, fault, `npm start -- --lan, and its address as "provider" in the settings`)
}

const certificates: Step = async ({ target, provider: address, appium }, { tlsFault }) => {
  if (target === 'engines') return null
  const faults: string[] = []
  for (const url of [appium, address]) {
    if (!url.startsWith('https:')) continue
    const fault = await tlsFault(url)
    if (fault !== null) faults.push(`${url}: ${fault}`)
  }
  return step(
    'certificates are trusted',
    faults.length === 0 ? null : faults.join('; '),
    'NODE_EXTRA_CA_CERTS=/path/to/ca.pem npm run e2e -- --doctor, and the same authority on the phone',
  )
}

/** The programs of the two engines here. */
const engines: Step = async ({ target, chromedriver: program }, { run }) => {
  if (target !== 'engines') return null
  const answer = await run(program, ['--version'])
  const fault = answer === null ? `${program} is not installed` : null
  return step('Chromium and its driver', fault, 'sudo apt-get install chromium chromium-driver')
}

const webkit: Step = async ({ target }, { run }) => {
  if (target !== 'engines') return null
  const answer = await run('WebKitWebDriver', ['--version'])
  const fault = answer === null ? 'WebKitWebDriver is not installed' : null
  return step('WebKit and its driver', fault, 'sudo apt-get install webkit2gtk-driver gjs xvfb')
}

const STEPS: readonly Step[] = [
  node,
  engines,
  webkit,
  appiumServer,
  driver,
  device,
  webViews,
  chromedriver,
  controlPort,
  provider,
  certificates,
]

/** Every step of a target, in the order in which they depend on each other. */
export async function examine(
  subject: DoctorSubject,
  tools: DoctorTools,
): Promise<readonly DoctorStep[]> {
  const steps: DoctorStep[] = []
  for (const look of STEPS) {
    const found = await look(subject, tools)
    if (found !== null) steps.push(found)
  }
  return steps
}

/** A step as lines for a terminal. */
export const stepLines = ({ name, fault, repair }: DoctorStep): string =>
  fault === null ? `ok       ${name}` : `MISSING  ${name}: ${fault}\n         repair: ${repair}`
