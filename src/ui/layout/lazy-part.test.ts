import { expect, test } from 'vitest'
import { loadPart, MissingPart } from './lazy-part.ts'

test.each([
  new TypeError('URL.canParse is not a function'),
  new TypeError("undefined is not an object (evaluating 'a.load')"),
  new TypeError('fetch is not a function'),
  new TypeError("Cannot read properties of undefined (reading 'import')"),
  new ReferenceError("Can't find variable: WeakRef"),
  new RangeError('Incorrect locale information provided'),
  new Error('this file was started twice'),
  new DOMException('The operation is insecure.', 'SecurityError'),
  new SyntaxError('Invalid regular expression: /(?<=a)b/: Invalid group'),
])('what a file throws while it starts is no missing part: %s', async (thrown) => {
  await expect(loadPart(() => Promise.reject(thrown))).rejects.toBe(thrown)
})

test.each([
  new TypeError('Failed to fetch dynamically imported module: https://a.example/b.js'),
  new TypeError('Importing a module script failed.'),
  new TypeError("'text/html' is not a valid JavaScript MIME type."),
  new TypeError('error loading dynamically imported module'),
  new TypeError('Load failed'),
  new TypeError('cancelled'),
  new TypeError('The network connection was lost.'),
  new TypeError('Cross-origin script load denied by Cross-Origin Resource Sharing policy.'),
  new SyntaxError('Unexpected end of input'),
  new SyntaxError("The requested module './a.js' does not provide an export named 'b'"),
  new DOMException('The user aborted a request.', 'AbortError'),
])('a file that has not come, or is damaged, is a missing part with its cause: %s', async (why) => {
  const failed = loadPart(() => Promise.reject(why))
  await expect(failed).rejects.toBeInstanceOf(MissingPart)
  await expect(failed).rejects.toMatchObject({ cause: why })
})
