import * as v from 'valibot'
import type { AppVersion, Counters } from '#bridge/client.ts'
import {
  CONTRACT_VERSION,
  isMethodName,
  type EventName,
  type HostName,
  type MethodName,
} from '#bridge/contract.ts'
import type { TraceEntry } from '#bridge/trace.ts'
import { isSecretField } from '#domain/identity/secret-fields.ts'

const at = v.pipe(v.number(), v.minValue(0))
const number = v.pipe(v.number(), v.integer(), v.minValue(1))
const code = v.picklist([
  'unsupported',
  'invalid_args',
  'invalid_reply',
  'refused',
  'timeout',
  'unknown_outcome',
  'aborted',
  'transport',
])

const fileEntry = v.variant('does', [
  v.object({
    at,
    does: v.literal('call'),
    call: number,
    method: v.string(),
    args: v.unknown(),
    fresh: v.exactOptional(v.literal(true)),
  }),
  v.object({
    at,
    does: v.literal('send'),
    wire: number,
    call: v.nullable(number),
    method: v.string(),
    args: v.unknown(),
  }),
  v.object({
    at,
    does: v.literal('fail'),
    wire: number,
    how: v.picklist(['threw', 'broke']),
  }),
  v.object({
    at,
    does: v.literal('message'),
    kind: v.picklist(['reply', 'event', 'unknown-event', 'malformed']),
    from: v.nullable(number),
    to: v.nullable(number),
    during: v.exactOptional(number),
    body: v.unknown(),
  }),
  v.object({
    at,
    does: v.literal('settle'),
    call: number,
    outcome: v.variant('ok', [
      v.object({ ok: v.literal(true), result: v.unknown() }),
      v.object({ ok: v.literal(false), code, hostCode: v.exactOptional(v.string()) }),
    ]),
  }),
  v.object({ at, does: v.literal('hide') }),
])

/**
 * An exported trace: what `npm run bridge:replay` reads. Times are milliseconds, entries in the
 * order in which they happened.
 */
export const traceFile = v.object({
  format: v.literal('h5-bridge-trace'),
  version: v.literal(1),
  contract: v.literal(CONTRACT_VERSION),
  pack: v.string(),
  host: v.picklist([
    'native-ios',
    'native-android',
    'wechat',
    'mini-program',
    'alipay',
    'bank-partner',
    'browser',
  ] satisfies HostName[]),
  app: v.nullable(v.object({ appVersion: v.string(), bridgeVersion: v.number() })),
  counters: v.record(v.string(), v.number()),
  entries: v.array(fileEntry),
})

export type TraceFile = v.InferOutput<typeof traceFile>

/**
 * The fields of each method's arguments and result that say nothing of a person and stay as they
 * are; all others are masked. A method without an entry does not compile.
 */
const OPEN: Readonly<Record<MethodName, readonly string[]>> = {
  isLoggedIn: ['loggedIn'],
  login: ['loggedIn'],
  goAuth: ['authenticated'],
  getUserInfo: [],
  navigateToFundTrading: ['fundCode', 'periods', 'cycle', 'tradeType'],
  goCombineTrading: ['portfolioCode', 'tradeType'],
  share: ['channel', 'outcome'],
  openSharePanel: ['channels', 'channel', 'outcome'],
  setShareData: [],
  setPageTitle: [],
  setTitleBar: ['visible', 'background', 'textStyle'],
  setStatusBar: ['background', 'textStyle'],
  setPageTag: ['tag'],
  goBackByTag: ['tag', 'found'],
  claimBack: ['claimed'],
  closePage: [],
  pageReady: [],
  pageOpened: ['opening', 'shown'],
  refreshOnRedisplay: ['enabled'],
  sendEvent: ['name'],
  openCustomer: [],
  getGlobalConfig: ['keys'],
  GetDeviceInfoAndSystemInfo: [
    'platform',
    'systemVersion',
    'model',
    'appVersion',
    'bridgeVersion',
    'packVersion',
  ],
  supportStatusBarImmersion: ['supported'],
  getNotchSize: ['top', 'bottom'],
}

const OPEN_EVENTS: Readonly<Record<EventName, readonly string[]>> = {
  resume: [],
  returned: [],
  backPressed: [],
  notchChanged: ['top', 'bottom', 'orientation'],
  loginChanged: ['loggedIn'],
  networkChanged: ['online', 'type'],
  open: ['opening'],
}

/**
 * The same shape without what it says: a masked value fits the contract where the value did, and
 * breaks it where it did not.
 */
function maskText(text: string): string {
  const address = /^(https?:\/\/)(?:[^\s/?#@]*@)?([^\s/?#@]+)\S*$/.exec(text)
  // The part after the host may name anyone; too long an address stays too long.
  if (address && text.length <= 2_048) return `${address[1]}${address[2]}/`
  return text
    .replace(/\p{Nd}/gu, '0')
    .replace(/[a-z]/gi, 'x')
    .replace(/[^\p{ASCII}]/gu, '某')
}

/**
 * Masks all but the fields in `open`; those whose name says that they are secret are masked even
 * there.
 */
export function maskFields(value: unknown, open: readonly string[] = []): unknown {
  if (typeof value === 'string') return maskText(value)
  if (typeof value === 'number') return 0
  if (Array.isArray(value)) return value.map((each) => maskFields(each))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key.replace(/\d{7,}/g, '***'),
      open.includes(key) && !isSecretField(key) ? each : maskFields(each),
    ]),
  )
}

const unmaskedFields = (method: string | undefined): readonly string[] =>
  method !== undefined && isMethodName(method) ? OPEN[method] : []

function isEvent(name: unknown): name is EventName {
  return typeof name === 'string' && Object.prototype.hasOwnProperty.call(OPEN_EVENTS, name)
}

function maskBody(body: unknown, method: string | undefined): unknown {
  if (typeof body !== 'object' || body === null) return typeof body === 'string' ? '***' : null
  const fields = Object.entries(body).map(([key, each]): [string, unknown] => {
    if (key === 'ok') return [key, each]
    if (key === 'result') return [key, maskFields(each, unmaskedFields(method))]
    if (key === 'error') return [key, maskFields(each, ['code'])]
    if (key === 'event') return [key, isEvent(each) ? each : maskFields(each)]
    const event = 'event' in body ? body.event : undefined
    return [key, maskFields(each, isEvent(event) ? OPEN_EVENTS[event] : [])]
  })
  return Object.fromEntries(fields)
}

/**
 * The entries with personal data masked; those that begin before the first one, as after clearing,
 * are left out.
 */
export function maskEntries(entries: readonly TraceEntry[]): TraceEntry[] {
  const methods = new Map<string, string>()
  return entries.flatMap((it): TraceEntry[] => {
    switch (it.does) {
      case 'call':
      case 'send': {
        methods.set(it.does === 'call' ? `call ${it.call}` : `wire ${it.wire}`, it.method)
        return [{ ...it, args: maskFields(it.args, unmaskedFields(it.method)) }]
      }
      case 'settle': {
        const method = methods.get(`call ${it.call}`)
        if (method === undefined) return []
        if (!it.outcome.ok) return [it]
        const result = maskFields(it.outcome.result, unmaskedFields(method))
        return [{ ...it, outcome: { ok: true, result } }]
      }
      case 'message': {
        const wire = it.to ?? it.from
        const method = wire === null ? undefined : methods.get(`wire ${wire}`)
        if (wire !== null && method === undefined) return []
        return [{ ...it, body: maskBody(it.body, method) }]
      }
      case 'fail':
        return methods.has(`wire ${it.wire}`) ? [it] : []
      case 'hide':
        return [it]
    }
  })
}

function moved<E extends TraceEntry>(entry: E, began: number): E {
  return { ...entry, at: Math.round((entry.at - began) * 10) / 10 }
}

/** Returns what is exported of a trace. Times begin at its first entry. */
export function traceToFile(
  entries: readonly TraceEntry[],
  about: {
    readonly pack: string
    readonly host: HostName
    readonly app: AppVersion | null
    readonly counters: Readonly<Counters>
  },
): TraceFile {
  const masked = maskEntries(entries)
  const began = masked[0]?.at ?? 0
  const { pack, host, app, counters } = about
  return {
    format: 'h5-bridge-trace',
    version: 1,
    contract: CONTRACT_VERSION,
    pack,
    host,
    app: app === null ? null : { appVersion: app.appVersion, bridgeVersion: app.bridgeVersion },
    counters: { ...counters },
    entries: masked.map((it) => moved(it, began)),
  }
}
