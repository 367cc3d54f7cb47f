import type { Browser } from 'webdriverio'
import type { TraceEntry } from '#bridge/trace.ts'
import { maskSecrets } from '#domain/identity/secret-fields.ts'
import { maskEntries } from '#platform/trace-file.ts'
import type { HostState } from '#test/hosts/control.ts'
import type { JourneyHost } from '#test/hosts/journey-host.ts'
import type { Piece } from './evidence.ts'

/** The parts of a journey that evidence needs; a host may have died. */
export interface Witness {
  readonly host: Pick<JourneyHost, 'control' | 'log'> & {
    readonly browser: Pick<Browser, 'getPageSource' | 'takeScreenshot'>
  }
  /** The page's address and its visible words. */
  readonly words: () => Promise<string>
  /** The page's console since the journey began; rejects where the engine has none. */
  readonly console: () => Promise<readonly string[]>
}

type Call = HostState['calls'][number]

/** The calls that reached the app since then, with personal data masked as `/testBridge` does. */
export function bridgeTrace(calls: readonly Call[], since: number): object[] {
  const recent = calls.filter(({ at }) => !(Date.parse(at) < since))
  const entries = recent.map(({ method, args }, at): TraceEntry => {
    return { at, does: 'call', call: at + 1, method, args }
  })
  const masked = maskEntries(entries)
  return recent.map(({ method, at, outcome }, place) => {
    const entry = masked[place]
    return { at, method, args: entry?.does === 'call' ? entry.args : null, outcome }
  })
}

const asJson = (value: unknown) => maskSecrets(JSON.stringify(value, null, 2))

/** The picture of the app, or of the page alone where the app takes none any more. */
async function picture({ browser, control }: Witness['host']): Promise<Uint8Array> {
  const { picture: taken } = await control.picture().catch(async () => ({
    picture: await browser.takeScreenshot(),
  }))
  return Buffer.from(taken, 'base64')
}

/** The names of the files of one host or tab among several; `place` is 0 for the first. */
export const fileNames = (place: number) => (name: string, ending: string) =>
  `${name}${place === 0 ? '' : `-${place + 1}`}.${ending}`

/** Returns what one host shows of a failure; `place` is 0 for the first of a journey's hosts. */
export function hostPieces(witness: Witness, place: number, since: number): Piece[] {
  const { host } = witness
  const { browser, control } = host
  const named = fileNames(place)
  return [
    { file: named('picture', 'png'), take: () => picture(host) },
    { file: named('words', 'txt'), take: async () => maskSecrets(await witness.words()) },
    { file: named('page', 'html'), take: async () => maskSecrets(await browser.getPageSource()) },
    {
      file: named('bridge-trace', 'json'),
      take: async () => asJson(bridgeTrace((await control.state()).calls, since)),
    },
    {
      file: named('host-state', 'json'),
      take: async () => {
        const { calls: _, ...state } = await control.state()
        return asJson(state)
      },
    },
    {
      file: named('console', 'log'),
      take: async () => maskSecrets((await witness.console()).join('\n')),
    },
    { file: named('device', 'log'), take: async () => maskSecrets(await host.log()) },
  ]
}

/** The provider's requests of a journey. */
export const providerPiece = (lines: () => readonly string[]): Piece => ({
  file: 'provider.log',
  take: () => Promise.resolve(maskSecrets(lines().join('\n'))),
})
