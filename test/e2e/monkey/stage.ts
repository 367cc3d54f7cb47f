import { inject } from 'vitest'
import { providerKeyFile } from '#scripts/build/build-environment.ts'
import { loadOrCreateProviderKey } from '#scripts/build/provider-key.ts'
import { openProvider, type Provider } from '#test/e2e/provider.ts'
import { runningBrowser } from '#test/e2e/running-browser.ts'
import { openJourneyHost, type Engine, type JourneyHost } from '#test/hosts/journey-host.ts'
import { PEOPLE } from '#test/sandbox/departments/content/people-catalogue.ts'
import { PERSONAS } from '#test/sandbox/people/personas.ts'
import { makeFixtures } from '#test/screens/fixture-ids.ts'
import { screenSamples } from '#test/screens/samples.ts'
import type { World } from './next-act.ts'
import { othersWords } from './others-words.ts'
import { Visitor } from './visitor.ts'

/** A new phone and a new provider: every walk begins with the same. */
export interface Stage {
  readonly host: JourneyHost
  readonly provider: Provider
  readonly visitor: Visitor
  readonly world: World
  stop(): Promise<void>
}

async function worldOf({ client }: Provider, user: string | null): Promise<World> {
  const { publicKey } = loadOrCreateProviderKey(providerKeyFile)
  const samples = screenSamples(await makeFixtures(client, publicKey))
  const own = Object.values(samples)
    .flat()
    .filter((it) => user === null || it.user === user)
    .map((it) => ({ address: it.address, user: it.user }))
  const [first = { address: '/', user }, ...rest] = own
  const [one = 'zhang', ...others] = user === null ? PERSONAS.map(({ userId }) => userId) : [user]
  return { users: [one, ...others], places: [first, ...rest] }
}

/** The words that only one user may see of the demo users; authors publish under their names. */
export const others = othersWords(PERSONAS, new Set(PEOPLE.map(({ name }) => name)))

/** `only`: the one persona whose screens are opened; `user`: who is signed in at first. */
export async function openMonkeyStage(
  engine: Engine,
  { user, only }: { readonly user: string | null; readonly only: string | null },
): Promise<Stage> {
  const provider = await openProvider()
  const closers = [() => provider.stop()]
  const stop = async () => {
    const ends = await Promise.allSettled(closers.toReversed().map((close) => close()))
    for (const end of ends) if (end.status === 'rejected') throw end.reason
  }
  try {
    const world = await worldOf(provider, only)
    const { appiumPort, deviceDir } = inject('e2e')
    const host = await openJourneyHost(
      engine,
      {
        device: deviceDir,
        provider: provider.client.url,
        joins: engine === 'chromium' ? runningBrowser() : undefined,
        pixelRatio: 1,
        ...(user === null ? {} : { user }),
      },
      { port: appiumPort, stop: () => Promise.resolve() },
    )
    closers.push(() => host.stop())
    return { host, provider, world, visitor: new Visitor(host, provider), stop }
  } catch (fault) {
    await stop()
    throw fault
  }
}
