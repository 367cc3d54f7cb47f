import type { Answer } from '#api/client.ts'
import type { Endpoint } from '#api/endpoint.ts'
import type { RetName } from '#api/shown-ret.ts'
import type { Provider } from './provider.ts'

/** Brings the provider to where one call ends in one way, makes the call, and gives its answer. */
export type Step = (provider: Provider) => Promise<Answer<unknown>>

/** The steps that bring one call to each of its ends. */
export interface Scenario {
  readonly endpoint: Endpoint
  /** Ends in retCode 0. */
  readonly ok: Step
  /** One for each of the endpoint's `errors`, and no other. */
  readonly refusals: Partial<Record<RetName, Step>>
}

/**
 * A scenario, checked where it is written: every named failure has its step and nothing else has.
 */
export function scenario(
  endpoint: Endpoint,
  ok: Step,
  refusals: Scenario['refusals'] = {},
): Scenario {
  const steps = Object.keys(refusals).toSorted().join()
  const named = endpoint.errors.toSorted().join()
  if (steps !== named) throw new Error(`${endpoint.name} may fail by ${named}, steps for ${steps}`)
  return { endpoint, ok, refusals }
}
