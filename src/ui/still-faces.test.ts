import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it.each(['FilterBar', 'Segments'])(
  'a choice in %s has no frames of its own while its list is drawn',
  (name) => {
    const css = readFileSync(join(import.meta.dirname, 'fields', `${name}.module.css`), 'utf8')
    expect(css).not.toMatch(/^\s*(?:transition|animation)/m)
  },
)
