import * as v from 'valibot'
import { MESSAGE_KINDS } from '#domain/message/message-events.ts'
import { matching } from '#domain/text-formats.ts'
import { path } from './path.ts'

export const messagesPaths = {
  /** `open`: the message whose target is opened, with the list behind it. */
  messages: path('/messages', {
    kind: v.optional(v.picklist(MESSAGE_KINDS)),
    open: v.optional(matching(/^[A-Z0-9]{16,32}$/, 'Names a message of the user')),
  }),
  settings: path('/messages/settings'),
} as const
