import { notUrgent } from '#platform/pack-boot.ts'

/** Loads what every page needs, once it takes nothing from the first screen. */
export async function loadAfterFirstScreen() {
  await notUrgent
  return import('./after-first-screen.ts')
}
