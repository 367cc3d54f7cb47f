import { expect, it } from 'vitest'
import { clientSizes } from './client-size.ts'

it('weighs ours first, with valibot counted and listed apart, and the libraries next to it', async () => {
  const [ios, android, ...others] = await clientSizes()
  expect(ios?.name).toContain('iOS')
  for (const ours of [ios, android]) {
    // Less would mean that the client was shaken out of its own bundle.
    expect(ours?.gzip).toBeGreaterThan(2_500)
    expect(ours?.dependencies).toBeGreaterThan(500)
  }
  expect(others.map(({ name }) => name)).toEqual(['dsbridge', 'vk-bridge', 'Penpal'])
  for (const { gzip, dependencies } of others) {
    expect(gzip).toBeGreaterThan(500)
    expect(dependencies).toBe(0)
  }
})
