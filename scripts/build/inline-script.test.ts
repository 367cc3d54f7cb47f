import { expect, test } from 'vitest'
import { withEntryHeld, withFilesAskedFor } from './inline-script.ts'

const page = [
  '<head><!-- show-snapshot --><style></style>',
  '<script type="module" crossorigin src="/assets/index-a.js"></script>',
  '<link rel="modulepreload" crossorigin href="/assets/runtime-b.js">',
  '<link rel="stylesheet" crossorigin href="/assets/index-c.css"></head>',
].join('')

test('asks for scripts and styles before the inline script, and applies the styles after it', () => {
  expect(withFilesAskedFor(withEntryHeld(page))).toBe(
    [
      '<head><link rel="modulepreload" crossorigin href="/assets/index-a.js" data-entry>',
      '<link rel="modulepreload" crossorigin href="/assets/runtime-b.js">',
      '<link rel="preload" as="style" crossorigin href="/assets/index-c.css">',
      '<!-- show-snapshot --><style></style>',
      '<link rel="stylesheet" crossorigin href="/assets/index-c.css"></head>',
    ].join(''),
  )
})

test('refuses a page without an entry', () => {
  expect(() => withEntryHeld('<head><!-- show-snapshot --></head>')).toThrow('no entry')
})
