import * as v from 'valibot'
import { control } from '#test/sandbox/testing/test-client.ts'
import type { ProviderClient } from './provider.ts'

const funnels = v.object({
  funnels: v.array(
    v.object({
      id: v.string(),
      steps: v.array(v.object({ title: v.string(), times: v.number() })),
    }),
  ),
})

/** The steps of a funnel that the provider has heard of, in the funnel's order. */
export async function stepsHeard(client: ProviderClient, funnel: string): Promise<string[]> {
  const read = v.parse(funnels, await control(client, 'funnels'))
  const steps = read.funnels.find(({ id }) => id === funnel)?.steps ?? []
  return steps.filter(({ times }) => times > 0).map(({ title }) => title)
}
