import * as v from 'valibot'
import { CONTRACT_VERSION, contract, type BridgeErrorCode, type MethodName } from '../contract.ts'
import { events } from '../events.ts'
import { runsOnce } from '../flights.ts'
import { samples } from '../testing/samples.ts'
import type { ContractModel, MethodModel } from './contract-model.ts'
import { readShape } from './model.ts'
import { jsonBytes, sizeVariants } from './size-variants.ts'
import { objectVariants, type JsonObject } from './variants.ts'
import type { REFUSALS } from './texts.ts'

/** Version of an app that has every method. */
const APP = '99.0.0'
const ID = 'k3x9-7'

/**
 * A call as it reaches an app, and the expected answer. `message` is sent as JSON text; `text` is
 * sent unchanged.
 */
export interface CallFixture {
  readonly name: string
  readonly appVersion: string
  readonly message?: unknown
  readonly text?: string
  /**
   * `answered`: the app executes it. Otherwise the code of its refusal, and the id of that reply.
   */
  readonly expect:
    | { readonly verdict: 'answered' }
    | { readonly verdict: 'refused'; readonly code: keyof typeof REFUSALS; readonly id: string }
}

/**
 * A message that reaches the page while one call is pending, and the expected outcome of the call.
 */
export interface ReplyFixture {
  readonly name: string
  readonly call: { readonly method: MethodName; readonly args: JsonObject }
  readonly message?: unknown
  readonly text?: string
  /** `ignored`: the call stays pending until its deadline. */
  readonly expect:
    | { readonly verdict: 'resolved'; readonly result: unknown }
    | { readonly verdict: 'failed'; readonly code: BridgeErrorCode; readonly hostCode?: string }
    | { readonly verdict: 'ignored' }
}

/**
 * An event that reaches the page, and what the page's listeners receive. `unknown`: it is of a
 * newer app and ignored.
 */
export interface EventFixture {
  readonly name: string
  readonly message: unknown
  readonly expect:
    | { readonly verdict: 'heard'; readonly data: unknown }
    | { readonly verdict: 'malformed' }
    | { readonly verdict: 'unknown' }
}

const wire = (method: string, args: unknown, changes: JsonObject = {}): JsonObject => ({
  v: CONTRACT_VERSION,
  id: ID,
  method,
  args,
  ...changes,
})
const refused = (code: keyof typeof REFUSALS, id: string = ID) =>
  ({ verdict: 'refused', code, id }) as const
const answered = { verdict: 'answered' } as const

/** The version just below, for versions of the contract: `5.2.0` gives `5.1.99`. */
function previousVersion(version: string): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  if (patch > 0) return `${major}.${minor}.${patch - 1}`
  return minor > 0 ? `${major}.${minor - 1}.99` : `${major - 1}.99.99`
}

/** Ten minor versions later: `5.2.0` gives `5.12.0`, which compared as text would be older. */
function tenMinorVersionsLater(version: string): string {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return `${major}.${minor + 10}.0`
}

function methodCallFixtures({ name, contract: row }: MethodModel): CallFixture[] {
  const { args, since, maxBytes } = row
  const good: JsonObject = samples[name].args
  const shape = readShape(args)
  const sized = maxBytes === undefined ? [] : sizeVariants(shape, good, maxBytes)
  const tried = [...objectVariants(shape, good), ...sized].map((it): CallFixture => {
    const fits = v.is(args, it.value) && jsonBytes(it.value) <= (maxBytes ?? Infinity)
    const expect = fits ? answered : refused('invalid_args')
    return { name: `${name}: ${it.name}`, appVersion: APP, message: wire(name, it.value), expect }
  })
  const message = wire(name, good)
  return [
    ...tried,
    { name: `${name}: first app`, appVersion: since, message, expect: answered },
    {
      name: `${name}: later app`,
      appVersion: tenMinorVersionsLater(since),
      message,
      expect: answered,
    },
    {
      name: `${name}: app too old`,
      appVersion: previousVersion(since),
      message,
      expect: refused('unsupported'),
    },
  ]
}

/** Calls that vary arguments and app version. Page and app must come to the same verdict. */
export const callFixtures = ({ methods }: ContractModel): CallFixture[] =>
  methods.flatMap(methodCallFixtures)

/** Calls that no page of this contract sends: their errors are outside their arguments. */
export function envelopeFixtures(): CallFixture[] {
  const good = wire('isLoggedIn', {})
  const call = (name: string, message: unknown, expect: CallFixture['expect']): CallFixture => ({
    name,
    appVersion: APP,
    message,
    expect,
  })
  const text = (name: string, sent: string): CallFixture => ({
    name,
    appVersion: APP,
    text: sent,
    expect: refused('invalid_call', ''),
  })
  const { args: _args, ...argless } = good
  const { id: _id, ...nameless } = good
  return [
    call('an id of any form comes back', { ...good, id: 'ï-"\\\n' }, answered),
    call('an empty id', { ...good, id: '' }, answered),
    call('an unknown field', { ...good, since: 2031 }, answered),
    text('nothing', ''),
    text('no JSON', '{"v":1,"id":"k3x9-7",'),
    call('a list', [good], refused('invalid_call', '')),
    call('null', null, refused('invalid_call', '')),
    call('a text', 'isLoggedIn', refused('invalid_call', '')),
    call('no id', nameless, refused('invalid_call', '')),
    call('a number as id', { ...good, id: 5 }, refused('invalid_call', '')),
    call('a newer contract', { ...good, v: CONTRACT_VERSION + 1 }, refused('unsupported')),
    call('contract version 0', { ...good, v: 0 }, refused('unsupported')),
    call('half a contract version', { ...good, v: 0.5 }, refused('unsupported')),
    call('a contract version in text', { ...good, v: '1' }, refused('unsupported')),
    call('no contract version', { ...good, v: null }, refused('unsupported')),
    call('a newer contract, wrong arguments', { ...good, v: 99, args: 1 }, refused('unsupported')),
    call('an unknown method', wire('getWeather', {}), refused('unsupported')),
    call('a method of every object', wire('toString', {}), refused('unsupported')),
    call('another case', wire('isloggedin', {}), refused('unsupported')),
    call('no method', { ...good, method: null }, refused('unsupported')),
    call('no arguments', argless, refused('invalid_args')),
    call('arguments null', { ...good, args: null }, refused('invalid_args')),
    call('arguments in a list', { ...good, args: [] }, refused('invalid_args')),
    call('arguments in text', { ...good, args: '{}' }, refused('invalid_args')),
  ]
}

function methodReplyFixtures({ name, contract: { result, effect } }: MethodModel): ReplyFixture[] {
  const call = { method: name, args: samples[name].args }
  const lost: ReplyFixture['expect'] = {
    verdict: 'failed',
    code: runsOnce(effect) ? 'unknown_outcome' : 'invalid_reply',
  }
  const tried = objectVariants(readShape(result), samples[name].result).map((it): ReplyFixture => {
    const read = v.safeParse(result, it.value)
    const expect = read.success ? ({ verdict: 'resolved', result: read.output } as const) : lost
    const message = { id: ID, ok: true, result: it.value }
    return { name: `${name}: ${it.name}`, call, message, expect }
  })
  return [
    ...tried,
    {
      name: `${name}: no object`,
      call,
      message: { id: ID, ok: true, result: null },
      expect: lost,
    },
    {
      name: `${name}: refused`,
      call,
      message: { id: ID, ok: false, error: { code: 'busy', message: 'a page is open' } },
      expect: { verdict: 'failed', code: 'refused', hostCode: 'busy' },
    },
  ]
}

/** Replies whose errors are outside their result. */
function brokenReplies(method: MethodName): ReplyFixture[] {
  const { args, result } = samples[method]
  const call = { method, args }
  const code = runsOnce(contract[method].effect) ? 'unknown_outcome' : 'invalid_reply'
  const lost = { verdict: 'failed', code } as const
  const ignored = { verdict: 'ignored' } as const
  const error = { code: 'busy', message: 'a page is open' }
  const of = (name: string, message: unknown, expect: ReplyFixture['expect']): ReplyFixture => ({
    name: `${method}: ${name}`,
    call,
    message,
    expect,
  })
  return [
    of(
      'refused as unsupported',
      { id: ID, ok: false, error: { code: 'unsupported', message: 'too old' } },
      { verdict: 'failed', code: 'unsupported', hostCode: 'unsupported' },
    ),
    of(
      "refused in the app's own word",
      { id: ID, ok: false, error: { code: 'maintenance', message: '' } },
      { verdict: 'failed', code: 'refused', hostCode: 'maintenance' },
    ),
    of('no result', { id: ID, ok: true }, lost),
    of('no error', { id: ID, ok: false }, lost),
    of('an error without a code', { id: ID, ok: false, error: { message: 'no' } }, lost),
    of('an error without a message', { id: ID, ok: false, error: { code: 'busy' } }, lost),
    of('an error in text', { id: ID, ok: false, error: 'busy' }, lost),
    of('ok in text', { id: ID, ok: 'true', result }, lost),
    of('no ok', { id: ID, result }, lost),
    of('an id alone', { id: ID }, lost),
    of('another id', { id: 'foreign', ok: true, result }, ignored),
    of('a number as id', { id: 7, ok: true, result }, ignored),
    of('no id', { ok: false, error }, ignored),
    of('a list', [{ id: ID, ok: true, result }], ignored),
    { name: `${method}: no JSON`, call, text: '{"id":"k3x9-7","ok":tr', expect: ignored },
  ]
}

/** Messages that an app may send while a call is pending. */
export const replyFixtures = ({ methods }: ContractModel): ReplyFixture[] => [
  ...methods.flatMap(methodReplyFixtures),
  ...brokenReplies('isLoggedIn'),
  ...brokenReplies('goBackByTag'),
]

/** Data that fits each event, where it carries any. */
const DATA: Readonly<Record<keyof typeof events, JsonObject>> = {
  resume: {},
  returned: { path: '/cmbResult?signNo=B20260311' },
  backPressed: {},
  notchChanged: { top: 44, bottom: 34, orientation: 'portrait' },
  loginChanged: { loggedIn: true },
  networkChanged: { online: true, type: 'wifi' },
  open: {
    opening: 'opening-1',
    path: '/fund_detail/FundDetailSingle?fundCode=000198',
    openId: 'sample-open',
    encOpenId: 'sample-enc',
    packBoot: 'a1b2',
    tappedAt: 1_700_000_000_000,
  },
}

/** Events that an app may send. */
export const eventFixtures = ({ events: eventModels }: ContractModel): EventFixture[] => [
  ...eventModels.flatMap(({ name }): EventFixture[] => {
    const schema: v.GenericSchema = events[name]
    const bare = [
      { name: 'no data', message: { event: name } },
      { name: 'data null', message: { event: name, data: null } },
      { name: 'data in text', message: { event: name, data: 'true' } },
    ]
    const tried = objectVariants(readShape(schema), DATA[name]).map((it) => ({
      name: it.name,
      message: { event: name, data: it.value },
    }))
    return [...tried, ...bare].map(({ name: what, message }) => {
      const read = v.safeParse(schema, 'data' in message ? message.data : undefined)
      const expect = read.success
        ? ({ verdict: 'heard', data: read.output } as const)
        : ({ verdict: 'malformed' } as const)
      return { name: `${name}: ${what}`, message, expect }
    })
  }),
  {
    name: 'an event of a newer app',
    message: { event: 'themeChanged', data: { dark: true } },
    expect: { verdict: 'unknown' },
  },
  { name: 'no name', message: { data: {} }, expect: { verdict: 'malformed' } },
]
