import * as v from 'valibot'
import { expect, test } from 'vitest'
import { testComment } from '#shared/views/content/testing/test-item.ts'
import { contentReply } from './content-entities.ts'

test('a reply of a provider that sends no quotation is read, without one', () => {
  const { quoted: _, ...sent } = testComment()
  expect(v.parse(contentReply, sent).quoted).toBe('')
})
