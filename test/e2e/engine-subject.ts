import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { build } from 'vite'
import { HANDSHAKE } from '#bridge/app-version.ts'
import { CONTRACT_VERSION, isMethodName } from '#bridge/contract.ts'
import type { Subject } from '#bridge/testing/subject.ts'
import type { JourneyHost } from '#test/hosts/journey-host.ts'

const ROOT = join(import.meta.dirname, '..', '..')

/** Bundles `subject-page.ts` into one script. */
export async function subjectScript(): Promise<string> {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: ['chrome87', 'safari14'],
      modulePreload: false,
      rolldownOptions: { input: fileURLToPath(import.meta.resolve('./subject-page.ts')) },
    },
  })
  const parts = [built].flat().flatMap((it) => ('output' in it ? it.output : []))
  const [chunk, ...more] = parts.filter((it) => it.type === 'chunk')
  if (chunk === undefined || more.length > 0) throw new Error('the page is not one script')
  return chunk.code
}

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
const outcomes = v.array(
  v.variant('ok', [
    v.object({ ok: v.literal(true), result: v.unknown() }),
    v.pipe(
      v.object({ ok: v.literal(false), code, hostCode: v.optional(v.string()) }),
      v.transform(({ hostCode, ...it }) => (hostCode === undefined ? it : { ...it, hostCode })),
    ),
  ]),
)
const names = v.array(v.string())
const counters = v.object({
  late: v.number(),
  double: v.number(),
  foreign: v.number(),
  malformed: v.number(),
  unknownEvent: v.number(),
})

/** An event that marks, in the app's log of calls, where the subject's own calls begin. */
const MARK = { name: 'suiteOpened', data: {} }

/**
 * A subject on a real engine: a fresh page of the suite's pack in a journey's host, with one script
 * for each function. Events, history and arrived calls are the app's own.
 */
export async function engineSubject({ browser, control }: JourneyHost): Promise<Subject> {
  await control.open('/')

  // As text both ways: WebDriver treats an object with `error` as its own failure.
  const ask = async (name: keyof Subject, ...given: unknown[]): Promise<unknown> => {
    const text = await browser.execute(
      async (act: string, json: string) => {
        const { subject } = window
        if (!subject) throw new Error('the page has no subject')
        const list: unknown[] = JSON.parse(json)
        const answer: unknown = await Reflect.apply(Reflect.get(subject, act), subject, list)
        return JSON.stringify([answer ?? null])
      },
      name,
      JSON.stringify(given),
    )
    return v.parse(v.tuple([v.unknown()]), JSON.parse(text))[0]
  }
  const wire: Subject['wire'] = (call) => ask('wire', call)
  await wire({ v: CONTRACT_VERSION, id: 'mark', method: 'sendEvent', args: MARK })

  const logged = async () => {
    const { calls } = await control.state()
    const isMark = v.object({ args: v.object({ name: v.literal(MARK.name) }) })
    const at = calls.findLastIndex((call) => v.is(isMark, call))
    return calls.slice(at + 1).map(({ method }) => method)
  }

  return {
    calls: async (list) => v.parse(outcomes, await ask('calls', list)),
    supports: async (list) => v.parse(names, await ask('supports', list)).filter(isMethodName),
    counters: async () => v.parse(counters, await ask('counters')),
    wire,
    async listen(event) {
      await ask('listen', event)
    },
    heard: async () => v.parse(v.array(v.unknown()), await ask('heard')),
    async resume() {
      await control.sendToPage(JSON.stringify({ event: 'resume', data: {} }))
    },
    async emit(message) {
      await control.sendToPage(JSON.stringify(message))
    },
    async push() {
      const { current } = await control.state()
      await ask('push')
      await control.until((state) => state.current === current + 1)
    },
    depth: async () => (await control.state()).current,
    async arrived() {
      const methods = await logged()
      const handshake = methods.indexOf(HANDSHAKE)
      return methods.filter((_, at) => at !== handshake).length
    },
    async dispose() {
      await ask('dispose')
    },
    // The next subject opens its own page.
    close: () => Promise.resolve(),
  }
}
