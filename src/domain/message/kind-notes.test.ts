import { expect, test } from 'vitest'
import { kindNote } from './kind-notes.ts'
import { MESSAGE_KINDS, messageLock } from './message-events.ts'

test.each(MESSAGE_KINDS)(
  'the note of %s says what must be sent, and nothing else of it',
  (kind) => {
    const locked = messageLock(kind)
    expect(kindNote(kind, locked).includes('。')).toBe(locked !== 'none')
    expect(kindNote(kind, locked)).not.toMatch(/。$/)
  },
)
