import type { CallEvent } from '#api/client.ts'

const acts = new Set<number>()

/** Follows the calls that change something, from their start to their end. */
export function followActs(event: CallEvent): void {
  if (event.type === 'started' && event.endpoint.effect !== 'reads') acts.add(event.id)
  if (event.type === 'ended') acts.delete(event.id)
}

/** How many of them are under way. */
export const actsUnderWay = (): number => acts.size
