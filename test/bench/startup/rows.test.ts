import { describe, expect, it } from 'vitest'
import { pairedRatio } from './rows.ts'

describe('pairedRatio', () => {
  it('compares within each round, so that a slow round weighs on both', () =>
    expect(pairedRatio([100, 900, 110], [50, 450, 55])).toBe(2))

  it('leaves out rounds in which one of the two is missing', () =>
    expect(pairedRatio([null, 300, 100], [50, 100])).toBe(3))

  it('is null where no round has both', () => expect(pairedRatio([null], [50])).toBeNull())
})
