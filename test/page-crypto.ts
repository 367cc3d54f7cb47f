import { webcrypto } from 'node:crypto'

// jsdom has no WebCrypto.
Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto })
