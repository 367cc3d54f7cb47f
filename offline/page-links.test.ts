import { expect, test } from 'vitest'
import { routeFiles, withLinks } from './page-links.js'

const routes = [
  { path: '/', files: ['assets/Home.js'] },
  { path: '/deal/DealResult/:step', files: ['assets/kit.js', 'trading/styles.css'] },
  { path: '/old' },
  { path: '/deal/of-a-part' },
  { path: '/deal/of-a-part', files: ['trading/A.js'] },
]

test.each([
  ['/', ['assets/Home.js']],
  ['/deal/DealResult/purchase', ['assets/kit.js', 'trading/styles.css']],
  ['/DEAL/dealresult/purchase/', ['assets/kit.js', 'trading/styles.css']],
  ['/deal/DealResult', []],
  ['/old', []],
  ['/deal/of-a-part', ['trading/A.js']],
  ['/nowhere', []],
])('the files of %s are %j', (pathname, files) => {
  expect(routeFiles(routes, pathname)).toEqual(files)
})

test('links scripts before the entry’s own, and styles after the common ones', () => {
  const page = '<html><head><script src="/core.js"></script><link href="/core.css"></head></html>'
  expect(withLinks(page, ['/assets/kit.js', '/trading/styles.css', '/trading/A.js'])).toBe(
    '<html><head><link rel="modulepreload" crossorigin href="/assets/kit.js">' +
      '<link rel="modulepreload" crossorigin href="/trading/A.js">' +
      '<link rel="preload" as="style" crossorigin href="/trading/styles.css">' +
      '<script src="/core.js"></script><link href="/core.css">' +
      '<link rel="stylesheet" crossorigin href="/trading/styles.css"></head></html>',
  )
})

test('leaves a page without files as it is, and lets no name out of its attribute', () => {
  expect(withLinks('<head></head>', [])).toBe('<head></head>')
  expect(withLinks('<head></head>', ['/a"><script>.js'])).not.toContain('<script>')
})
