import { killInstalls } from '#offline/testing/kill-installs.ts'
import type { BenchOptions } from './bench-options.ts'

const KILLS = 1000

/**
 * Kills installers at random moments; each device must open a whole pack afterwards, and finish at
 * the next check.
 */
export async function run({ rounds = KILLS }: BenchOptions): Promise<void> {
  const began = performance.now()
  const { killed, switched, stuck } = await killInstalls(rounds)
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`installers killed by SIGKILL   ${killed}, in ${seconds} s`)
  console.log(`killed after the switch        ${switched}`)
  console.log(`devices that were stuck        ${stuck.length}`)
  for (const it of stuck) console.log(`  ${it}`)
  if (stuck.length > 0) throw new Error('A killed install left a device without a whole pack.')
}
