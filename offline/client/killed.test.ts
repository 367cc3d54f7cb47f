import { expect, test } from 'vitest'
import { killInstalls } from '../testing/kill-installs.ts'

test('installers killed at random moments leave complete packs, and the next check finishes', async () => {
  const { killed, switched, stuck } = await killInstalls(16)
  process.stdout.write(
    `${killed} installers killed, ${switched} after the switch: ${stuck.length} stuck\n`,
  )
  expect(stuck).toEqual([])
  expect(killed).toBeGreaterThanOrEqual(16)
})
