import * as v from 'valibot'
import { expect, test } from 'vitest'
import { slotName } from '#api/calls/page.ts'
import { FIXED_SLOTS } from '#domain/page/slots.ts'

test.each(Object.keys(FIXED_SLOTS))('the page of the slot %s may be requested', (slot) => {
  expect(v.is(slotName, slot)).toBe(true)
})
