import { expect, test } from 'vitest'
import { checkIntegrity } from './floor-engine.ts'

test('another file than the pinned package is refused', () => {
  expect(() => checkIntegrity(new Uint8Array([1, 2, 3]))).toThrow(
    'is not the package that is meant',
  )
  const own =
    'sha512-J4ZMxSGalRpwCps7bM2eD5gFqtYcwixLPxPGOx5HgLVFuMn6z3cxRqPDb6nVwRzuNYXNFBK4Aqec/5IyhKqG1g=='
  expect(() => checkIntegrity(new Uint8Array([1, 2, 3]), own)).toThrow(own.slice(0, 7))
})
