import type { CallEvent } from '#api/client.ts'

const pending = new Set<number>()

/** Counts the calls that change something at the provider, from their start to their end. */
export function trackMutations(event: CallEvent): void {
  if (event.type === 'started' && event.endpoint.effect !== 'reads') pending.add(event.id)
  if (event.type === 'ended') pending.delete(event.id)
}

/** The number of mutations in flight. */
export const pendingMutationCount = (): number => pending.size
