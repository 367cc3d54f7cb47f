import { describe, expect, it } from 'vitest'
import { asProduction } from './as-production.ts'

const mode = () => Promise.resolve(process.env['NODE_ENV'])

describe('a build within a process that has other work', () => {
  it('is one for production', async () => {
    expect(await asProduction(mode)).toBe('production')
  })

  it('leaves the mode as it was, also when it fails', async () => {
    const before = await mode()
    await asProduction(mode)
    expect(await mode()).toBe(before)
    await expect(asProduction(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await mode()).toBe(before)
  })
})
