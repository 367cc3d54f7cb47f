import * as v from 'valibot'

/**
 * The settings that journeys on a phone need: from a JSON file, and from the environment over it.
 */

export const PHONE_TARGETS = ['android', 'ios', 'farm'] as const
export type PhoneTargetName = (typeof PHONE_TARGETS)[number]

export interface PhoneSettings {
  readonly target: PhoneTargetName
  readonly platform: 'android' | 'ios'
  /** The Appium server, without credentials. */
  readonly appium: URL
  readonly account: { readonly user: string; readonly key: string } | null
  /** The phone, as `adb devices` names it; null where a farm chooses. */
  readonly udid: string | null
  /** Package (Android) or bundle id (iOS) of the debug build. */
  readonly app: string
  /** The first activity; Android's alone. */
  readonly activity: string | null
  /** The pack's origin in the app. */
  readonly origin: string
  /** The title of a page of ours, where a driver lists no addresses. */
  readonly title: string | null
  /** The version of the pack that the phone must have; null where every version will do. */
  readonly packVersion: string | null
  /** This machine's port that leads to the app's control API, and its token. */
  readonly control: { readonly port: number; readonly token: string }
  /** The provider as the phone reaches it. */
  readonly provider: URL
  /** This machine's port on which the sandbox is to listen. */
  readonly providerPort: number
  /** Further capabilities, passed through: a farm's own, or a driver's. */
  readonly options: Readonly<Record<string, unknown>>
}

interface Field {
  /** The name in the file. */
  readonly key: string
  /** The name in the environment. */
  readonly variable: string
  readonly what: string
  readonly example: string
  /** Secrets of an account are never read from a file. */
  readonly onlyVariable?: boolean
  readonly neededOn: readonly PhoneTargetName[]
}

const EVERY = PHONE_TARGETS
const NEVER: readonly PhoneTargetName[] = []

/** Every setting, in the order of the README's table. */
export const PHONE_FIELDS = {
  platform: {
    key: 'platform',
    variable: 'DEVICE_PLATFORM',
    what: 'android or ios',
    example: 'android',
    neededOn: ['farm'],
  },
  appium: {
    key: 'appium',
    variable: 'DEVICE_URL',
    what: 'the address of the Appium server',
    example: 'http://127.0.0.1:4723/',
    neededOn: EVERY,
  },
  user: {
    key: 'user',
    variable: 'DEVICE_FARM_USER',
    what: "the farm's user name",
    example: 'qa-team',
    onlyVariable: true,
    neededOn: ['farm'],
  },
  accessKey: {
    key: 'accessKey',
    variable: 'DEVICE_FARM_KEY',
    what: "the farm's access key",
    example: '…',
    onlyVariable: true,
    neededOn: ['farm'],
  },
  udid: {
    key: 'udid',
    variable: 'DEVICE_UDID',
    what: 'the phone, as `adb devices` or `xcrun xctrace list devices` names it',
    example: 'R58M12ABCDE',
    neededOn: ['android', 'ios'],
  },
  app: {
    key: 'app',
    variable: 'DEVICE_APP',
    what: 'the package (Android) or bundle id (iOS) of the debug build',
    example: 'com.heanfund.app.debug',
    neededOn: EVERY,
  },
  activity: {
    key: 'activity',
    variable: 'DEVICE_ACTIVITY',
    what: "Android: the app's first activity",
    example: '.MainActivity',
    neededOn: ['android'],
  },
  origin: {
    key: 'origin',
    variable: 'DEVICE_ORIGIN',
    what: "the pack's origin in the app",
    example: 'https://h5.heanfund.example',
    neededOn: EVERY,
  },
  title: {
    key: 'title',
    variable: 'DEVICE_TITLE',
    what: 'the title of a page of ours, where a driver lists no addresses',
    example: '首页',
    neededOn: NEVER,
  },
  packVersion: {
    key: 'packVersion',
    variable: 'DEVICE_PACK_VERSION',
    what: 'the version of the pack that the phone must have',
    example: '1.4.0',
    neededOn: NEVER,
  },
  controlPort: {
    key: 'controlPort',
    variable: 'DEVICE_CONTROL_PORT',
    what: "this machine's port that leads to the app's control API",
    example: '7100',
    neededOn: EVERY,
  },
  controlToken: {
    key: 'controlToken',
    variable: 'DEVICE_CONTROL_TOKEN',
    what: 'the token that the control API asks for',
    example: '…',
    neededOn: EVERY,
  },
  providerPort: {
    key: 'providerPort',
    variable: 'DEVICE_PROVIDER_PORT',
    what: "this machine's port on which the sandbox is to listen",
    example: '5180',
    neededOn: EVERY,
  },
  provider: {
    key: 'provider',
    variable: 'DEVICE_PROVIDER_URL',
    what: 'the address at which the phone reaches the sandbox',
    example: 'http://127.0.0.1:5180',
    neededOn: ['farm'],
  },
  options: {
    key: 'options',
    variable: 'DEVICE_OPTIONS',
    what: 'further capabilities, as a JSON object: passed through',
    example: '{"appium:chromedriverExecutable":"/opt/chromedriver"}',
    neededOn: NEVER,
  },
} as const satisfies Record<string, Field>

type FieldName = keyof typeof PHONE_FIELDS

const FIELDS: readonly (readonly [FieldName, Field])[] = Object.keys(PHONE_FIELDS)
  .filter((name): name is FieldName => Object.hasOwn(PHONE_FIELDS, name))
  .map((name) => [name, PHONE_FIELDS[name]])

const file = v.record(v.string(), v.unknown())

const text = v.pipe(v.string(), v.trim(), v.minLength(1))
const port = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(Number),
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(65_535),
)
const address = v.pipe(
  text,
  v.check((it) => /^https?:\/\//.test(it) && URL.canParse(it)),
  v.transform((it) => new URL(it)),
)
const options = v.pipe(v.unknown(), v.transform(objectOf), file)

/** An object of the file as it is; a text of the environment as JSON. */
function objectOf(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** Settings that cannot be used, with every reason. */
export class PhoneSettingsError extends Error {}

/** The text of a settings file, or the reasons why it has none. */
export function readSettingsFile(content: string, name: string): Record<string, unknown> {
  const value = objectOf(content)
  const read = v.safeParse(file, value)
  if (!read.success || Array.isArray(value)) {
    throw new PhoneSettingsError(`${name} is not a JSON object.`)
  }
  return read.output
}

/**
 * The settings of a target: `content` is a settings file's object, and each variable of the
 * environment comes before it. Throws one error that names everything that is missing or wrong, and
 * where to write it.
 */
export function phoneSettings(
  target: PhoneTargetName,
  content: Readonly<Record<string, unknown>>,
  env: NodeJS.ProcessEnv,
): PhoneSettings {
  const faults: string[] = []
  const explain = (field: Field) =>
    field.onlyVariable === true
      ? `${field.variable} in the environment (never in a file): ${field.what}`
      : `"${field.key}" in the file or ${field.variable} in the environment: ${field.what}, like ${field.example}`

  function read<T>(name: FieldName, schema: v.GenericSchema<unknown, T>): T | null {
    const field: Field = PHONE_FIELDS[name]
    const variable = env[field.variable] ?? ''
    if (field.onlyVariable === true && content[field.key] !== undefined) {
      faults.push(`"${field.key}" is in the file; take it out. It belongs to ${explain(field)}.`)
    }
    const value = variable === '' && field.onlyVariable !== true ? content[field.key] : variable
    if (value === undefined || value === '') {
      if (field.neededOn.includes(target)) faults.push(`Missing: ${explain(field)}.`)
      return null
    }
    const result = v.safeParse(schema, value)
    if (result.success) return result.output
    faults.push(`Wrong: ${explain(field)}.`)
    return null
  }

  for (const key of Object.keys(content)) {
    if (!FIELDS.some(([, field]) => field.key === key)) {
      faults.push(`"${key}" in the file is no setting.`)
    }
  }
  const farmed = target === 'farm' ? read('platform', v.picklist(['android', 'ios'])) : null
  const platform = target === 'farm' ? farmed : target
  const server = read('appium', address)
  if (server !== null && (server.username !== '' || server.password !== '')) {
    faults.push(
      `The Appium address has a password in it; take it out. For a farm: ${explain(PHONE_FIELDS.user)}; ${explain(PHONE_FIELDS.accessKey)}.`,
    )
  }
  const user = read('user', text)
  const key = read('accessKey', text)
  const udid = read('udid', text)
  const app = read('app', text)
  const activity = read('activity', text)
  const origin = read('origin', text)
  const title = read('title', text)
  const packVersion = read('packVersion', text)
  const controlPort = read('controlPort', port)
  const token = read('controlToken', text)
  const providerPort = read('providerPort', port)
  const provider = read('provider', address)
  const more = read('options', options)
  if (
    faults.length > 0 ||
    platform === null ||
    server === null ||
    app === null ||
    origin === null ||
    controlPort === null ||
    token === null ||
    providerPort === null
  ) {
    throw new PhoneSettingsError(
      [`Settings of --target ${target}:`, ...faults.map((it) => `  ${it}`)].join('\n'),
    )
  }
  return {
    target,
    platform,
    appium: server,
    account: user === null || key === null ? null : { user, key },
    udid,
    app,
    activity,
    origin: origin.replace(/\/$/, ''),
    title,
    packVersion,
    control: { port: controlPort, token },
    provider: provider ?? new URL(`http://127.0.0.1:${providerPort}`),
    providerPort,
    options: more ?? {},
  }
}
